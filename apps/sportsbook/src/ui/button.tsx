import type { ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonLook {
  readonly kind?: "primary" | "neutral" | "outline" | "ghost" | "danger";
  readonly small?: boolean;
  /** As wide as its container. */
  readonly block?: boolean;
}

const classOf = ({ kind = "neutral", small, block }: ButtonLook): string =>
  classNames(styles.button, styles[kind], small && styles.small, block && styles.block);

interface ButtonProps extends ButtonLook {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Shows a spinner and ignores presses. */
  readonly busy?: boolean;
  /** Its name where its text alone does not say what it is for. It begins with the text. */
  readonly label?: string;
  readonly children: ReactNode;
}

export const Button = ({ onClick, disabled = false, busy = false, label, children, ...look }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={classOf(look)}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {busy && <Spinner />}
    {children}
  </button>
);

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
}

export const ButtonLink = ({ href, children, ...look }: ButtonLinkProps) => (
  <a className={classOf(look)} href={href}>
    {children}
  </a>
);
