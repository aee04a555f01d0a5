import type { KeyboardEvent } from "react";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Chosen } from "./leagues-choice.ts";
import styles from "./leagues-sheet.module.css";

export interface SportTile {
  readonly id: Chosen;
  readonly name: string;
  readonly icon: string;
  readonly count: number;
}

interface SportTilesProps {
  readonly tiles: readonly SportTile[];
  readonly current: Chosen | undefined;
  /** Id of the panel that the tiles control. */
  readonly controls: string;
  readonly isCounted: boolean;
  readonly onChoose: (id: Chosen) => void;
}

export const tileIdOf = (controls: string, id: Chosen | undefined): string => `${controls}-${id}`;

const targetOf = (key: string, position: number, length: number): number | undefined => {
  switch (key) {
    case "ArrowDown":
      return (position + 1) % length;
    case "ArrowUp":
      return (position + length - 1) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return undefined;
  }
};

/** Vertical tabs: arrow keys move between sports and select the focused one. */
export const SportTiles = ({ tiles, current, controls, isCounted, onChoose }: SportTilesProps) => {
  const stop = tiles.some(({ id }) => id === current) ? current : tiles[0]?.id;
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const next = targetOf(
      event.key,
      tiles.findIndex(({ id }) => id === stop),
      tiles.length,
    );
    const tile = next === undefined ? undefined : tiles[next];
    if (!tile) return;
    event.preventDefault();
    onChoose(tile.id);
    document.getElementById(tileIdOf(controls, tile.id))?.focus();
  };
  return (
    <div
      className={styles.tiles}
      role="tablist"
      aria-orientation="vertical"
      aria-label={message("tree.sports")}
      data-counted={isCounted}
      onKeyDown={handleKey}
    >
      {tiles.map(({ id, name, icon, count }) => (
        <button
          key={id}
          id={tileIdOf(controls, id)}
          type="button"
          role="tab"
          className={styles.tile}
          aria-selected={id === current}
          aria-controls={controls}
          tabIndex={id === stop ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <Icon name={icon} size={20} />
          <span className={styles.tileName}>{name}</span>
          <span className={styles.tileCount}>{formatCount(count)}</span>
        </button>
      ))}
    </div>
  );
};
