import { useRef } from "react";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { useIsSlow } from "../../ui/use-is-slow.ts";
import styles from "./board-skeleton.module.css";
import { type BoardShape, boardShape, SHAPES } from "./shapes.ts";
import { useViewport } from "./use-viewport.ts";

/** Usual number of outcomes of a list's markets, the main one first. */
const OUTCOMES = [3, 2, 2, 2, 3, 2];

interface TileGroup {
  readonly key: number;
  readonly template: string;
  readonly tiles: readonly number[];
}

const groupsOf = (shape: BoardShape): TileGroup[] => {
  const { columns } = SHAPES[shape];
  const counts = columns === "one" ? OUTCOMES.slice(0, 1) : OUTCOMES.slice(0, columns.count);
  const width = columns === "one" ? "1fr" : `${columns.tile}px`;
  return counts.map((count, key) => ({
    key,
    template: `repeat(${count}, ${width})`,
    tiles: [...Array(count).keys()],
  }));
};

const SkeletonRow = ({ shape }: { readonly shape: BoardShape }) => (
  <div className={styles.row} style={{ height: SHAPES[shape].metrics.row }}>
    <span className={styles.lines}>
      <i />
      <i />
      <i />
    </span>
    {groupsOf(shape).map(({ key, template, tiles }) => (
      <span key={key} className={styles.tiles} style={{ gridTemplateColumns: template }}>
        {tiles.map((tile) => (
          <i key={tile} />
        ))}
      </span>
    ))}
  </div>
);

const ROWS = ["first", "second", "third"];
const CARDS = ["upper", "second", "middle", "fourth", "lower", "last"];

/** The list in its final shape while it loads. */
export const BoardSkeleton = () => {
  const isSlow = useIsSlow();
  const place = useRef<HTMLDivElement>(null);
  const presentation = usePresentation();
  const shape = boardShape(presentation, useViewport(place));
  return (
    <div
      ref={place}
      className={styles.skeleton}
      role="status"
      aria-label={message("board.loading")}
      data-shown={isSlow}
      data-shape={shape}
    >
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.head} style={{ height: SHAPES[shape].metrics.head }}>
            <i />
            <i />
          </div>
          {ROWS.map((row) => (
            <SkeletonRow key={row} shape={shape} />
          ))}
        </div>
      ))}
    </div>
  );
};
