import type { ReactNode } from 'react';
import styles from './ActionLink.module.css';

interface ActionLinkProps {
  href: string;
  children: ReactNode;
}

/** The one primary action of a view: thread on ink, clay on light. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <a href={href} className={styles.action}>
      {children}
    </a>
  );
}
