import styles from './Tag.module.css';

/** A small heading that looks like a woven label, held by a stitch at each end. */
export function Tag({ children }: { children: string }) {
  return <h2 className={styles.tag}>{children}</h2>;
}
