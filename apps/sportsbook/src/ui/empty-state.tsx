import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly drawing: "star" | "error" | "none" | "slip";
  readonly title: string;
  readonly text: string;
  /** For columns and sheets. */
  readonly small?: boolean;
  readonly children?: ReactNode;
}

const DRAWINGS = {
  star: (
    <path
      d="m56 30 4.3 8.700 9.600 1.400-7 6.800 1.700 9.600-8.600-4.500-8.600 4.500 1.700-9.600-7-6.800 9.600-1.400z"
      fill="var(--accent-text)"
      stroke="var(--canvas)"
      strokeWidth="3"
    />
  ),
  error: (
    <>
      <circle cx="56" cy="44" r="16" fill="var(--danger-soft)" stroke="var(--canvas)" strokeWidth="4" />
      <path d="M56 37v8M56 50.500v.1" stroke="var(--danger)" strokeWidth="3" />
    </>
  ),
  none: null,
};

const Pitch = ({ drawing }: { readonly drawing: keyof typeof DRAWINGS }) => (
  <svg
    width="112"
    height="88"
    viewBox="0 0 112 88"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <g stroke="var(--line-strong)" strokeWidth="2">
      <rect x="6" y="10" width="100" height="68" rx="6" />
      <path d="M56 10v68M6 28h14v32H6M106 28H92v32h14" />
      <circle cx="56" cy="44" r="14" />
    </g>
    {DRAWINGS[drawing]}
  </svg>
);

const Slip = () => (
  <svg
    width="72"
    height="72"
    viewBox="0 0 72 72"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <g stroke="var(--line-strong)" strokeWidth="2.5">
      <rect x="14" y="8" width="36" height="52" rx="5" strokeWidth="2" />
      <path d="M22 20h20M22 28h14" />
    </g>
    <rect x="32" y="36" width="30" height="18" rx="5" fill="var(--accent)" />
    <path d="m41 45 4 4 8-8" stroke="var(--on-accent)" strokeWidth="2.5" />
  </svg>
);

export const EmptyState = ({ drawing, title, text, small = drawing === "slip", children }: EmptyStateProps) => (
  <div className={styles.empty} data-mark={drawing} data-small={small}>
    {drawing === "slip" ? <Slip /> : <Pitch drawing={drawing} />}
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);
