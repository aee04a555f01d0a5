import { type RefObject, useEffect, useState } from "react";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./sideways-edge.module.css";
import { followScroller, scrollerOf } from "./use-viewport.ts";

/** In pixels: about one market. */
const STEP = 180;

const hasMore = (scroller: HTMLElement): boolean =>
  scroller.scrollWidth - scroller.clientWidth - Math.abs(scroller.scrollLeft) > 1;

/** Fades the edge and shows a button while there are more markets beyond it. */
export const SidewaysEdge = ({ boardRef }: { readonly boardRef: RefObject<HTMLElement | null> }) => {
  const [more, setMore] = useState(false);

  useEffect(() => {
    const board = boardRef.current;
    const scroller = scrollerOf(board);
    if (!scroller || !board) return undefined;
    return followScroller(scroller, board, () => setMore(hasMore(scroller)));
  }, [boardRef]);

  const goOn = (): void => {
    const scroller = scrollerOf(boardRef.current);
    const sign = scroller?.matches(":dir(rtl)") ? -1 : 1;
    scroller?.scrollBy({ left: sign * STEP, behavior: "smooth" });
  };
  return (
    <div className={styles.edge} data-more={more}>
      {more && (
        <button
          type="button"
          className={styles.on}
          aria-label={message("board.furtherMarkets")}
          data-tooltip="top"
          onClick={goOn}
        >
          <Icon name="right" size={20} />
        </button>
      )}
    </div>
  );
};
