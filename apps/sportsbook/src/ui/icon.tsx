import styles from "./icon.module.css";
import spriteUrl from "./icons.svg?no-inline";

/** Mirrored in right-to-left languages. */
const DIRECTED = new Set(["right", "left", "back", "arrow"]);

interface IconProps {
  /** A symbol of the sprite, without its `i-`. */
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
    <use href={`${spriteUrl}#i-${name}`} />
  </svg>
);

/** The flag of a category; codes the sprite does not know show nothing but keep the place. */
export const Flag = ({ code }: { readonly code: string }) => (
  <svg className={styles.flag} width={18} height={13} viewBox="0 0 20 14" aria-hidden="true">
    <use href={`${spriteUrl}#flag-${code}`} />
  </svg>
);
