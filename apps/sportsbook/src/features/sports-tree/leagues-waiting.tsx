import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./leagues-sheet.module.css";

const TILES = Array.from({ length: 9 }, (_, index) => index);
const ROWS = [148, 112, 96, 132, 88, 120, 104, 140, 92];

/** The sheet before anything is counted. */
export const LeaguesWaiting = () => (
  <div className={styles.lists} aria-busy="true">
    <div className={styles.tiles}>
      {TILES.map((tile) => (
        <span key={tile} className={styles.tile}>
          <Skeleton width={24} height={20} shape="plate" />
          <Skeleton width={48} height={10} />
        </span>
      ))}
    </div>
    <div className={styles.leagues}>
      {ROWS.map((width) => (
        <span key={width} className={styles.waiting}>
          <Skeleton width={18} height={13} />
          <Skeleton width={width} height={12} />
        </span>
      ))}
    </div>
  </div>
);
