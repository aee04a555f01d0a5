import styles from "./theme-swatch.module.css";

interface ThemeSwatchProps {
  readonly theme: string;
  /** Two prices, as the bettor reads them. */
  readonly prices: readonly [string, string];
}

/** A preview of a theme, drawn with that theme's tokens instead of the page's. */
export const ThemeSwatch = ({ theme, prices }: ThemeSwatchProps) => (
  <span className={styles.swatch} data-theme={theme} aria-hidden="true">
    <span className={styles.card}>
      <span className={styles.name} />
      <span className={styles.prices}>
        <b className={styles.picked}>{prices[0]}</b>
        <b className={styles.price}>{prices[1]}</b>
      </span>
    </span>
  </span>
);
