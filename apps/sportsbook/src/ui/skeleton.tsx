import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly width: number | string;
  readonly height: number;
  /** Corners like those of the content that is loading. */
  readonly shape?: "text" | "box" | "pill";
}

/** Placeholder in the size of the content that is loading. */
export const Skeleton = ({ width, height, shape = "text" }: SkeletonProps) => (
  <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />
);
