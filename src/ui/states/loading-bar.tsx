import styles from './loading-bar.module.css'

/** Another screen is coming while this one can still be read. */
export function LoadingBar() {
  return <div className={styles.bar} data-loading aria-hidden="true" />
}
