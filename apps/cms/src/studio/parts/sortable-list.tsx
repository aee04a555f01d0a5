import { type KeyboardEvent, type ReactNode, useState } from "react";
import controls from "./controls.module.css";
import { Icon } from "./icon.tsx";
import styles from "./sortable-list.module.css";

interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly words: { readonly move: (name: string) => string; readonly moved: (name: string, place: number) => string };
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: Item, index: number) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The same list with one item at another place. */
export const moveItem = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
};

/** A list that is put into order by dragging, or by the arrow keys on a handle. */
export const SortableList = <Item,>(props: SortableListProps<Item>) => {
  const { label, items, keyOf, nameOf, words, onMove, children } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onMove(from, to);
    setTold(words.moved(nameOf(item), to + 1));
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={styles.item}
            data-dragged={dragged === index}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged === index) return;
              move(dragged, index);
              setDragged(index);
            }}
            onDrop={(event) => event.preventDefault()}
          >
            <button
              type="button"
              className={styles.handle}
              draggable
              aria-label={words.move(nameOf(item))}
              onKeyDown={(event) => press(event, index)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <Icon name="grip" />
            </button>
            {children(item, index)}
          </li>
        ))}
      </ol>
      <p className={controls.unseen} role="status">
        {told}
      </p>
    </>
  );
};
