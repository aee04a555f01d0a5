import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly width: number | string;
  readonly height: number;
  /** As round as what will stand here. */
  readonly shape?: "text" | "plate" | "pill";
}

/** Keeps the place of what is still to come, in its final shape. */
export const Skeleton = ({ width, height, shape = "text" }: SkeletonProps) => (
  <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />
);
