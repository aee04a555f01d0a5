import styles from "./icon.module.css";

/** Mirrored in right-to-left languages. */
const DIRECTED = new Set(["right", "left", "back", "arrow"]);

interface IconProps {
  /** A symbol of `icons.svg`, which stands in the page, without its `i-`. */
  readonly name: string;
  readonly size?: number;
}

export const Icon = ({ name, size = 18 }: IconProps) => (
  <svg
    className={styles.icon}
    width={size}
    height={size}
    data-directed={DIRECTED.has(name) || undefined}
    aria-hidden="true"
  >
    <use href={`#i-${name}`} />
  </svg>
);

/** The flag of a category; codes that `icons.svg` does not have show nothing but keep the place. */
export const Flag = ({ code }: { readonly code: string }) => (
  <svg className={styles.flag} width={18} height={13} viewBox="0 0 20 14" aria-hidden="true">
    <use href={`#flag-${code}`} />
  </svg>
);
