import type { PropsWithChildren } from 'react';
import css from './PageHeading.module.css';
import '../css/inner-pages.css';

type PageHeadingProps = PropsWithChildren<{ heading: string; intro: string; className?: string }>;

/** How an inner page begins: the heading at display size, and a line that says what follows. */
export function PageHeading({ heading, intro, className = '', children }: PageHeadingProps) {
  return (
    <div className={`${className} ${css.head}`}>
      <h1 className={css.heading}>{heading}</h1>
      <p className={`kept ${css.intro}`}>{intro}</p>
      {children && <div className={css.action}>{children}</div>}
    </div>
  );
}
