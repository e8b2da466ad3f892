import styles from './ThreadRule.module.css';

/** The stitched line that joins two parts of a page. */
export function ThreadRule() {
  return <hr className={styles.rule} />;
}
