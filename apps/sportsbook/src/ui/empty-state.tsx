import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly mark: "star" | "error" | "none";
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const MARKS = {
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

/** A drawing, one line, one action. */
export const EmptyState = ({ mark, title, text, children }: EmptyStateProps) => (
  <div className={styles.empty}>
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
      {MARKS[mark]}
    </svg>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);
