import { useId } from "react";
import { useNow } from "../data/use-now.ts";
import { BLOCK_TYPES, blocksWithFaults, copyOfBlock, newBlock } from "../model/blocks.ts";
import type { StoredBlock } from "../model/library.ts";
import { whenWords } from "../model/when-words.ts";
import { titleOf } from "../model/words.ts";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { moveItem, SortableList } from "../parts/sortable-list.tsx";
import type { FormContext } from "../shape-form/form-context.ts";
import { choiceLabel } from "../words/fields.ts";
import { pageWords } from "../words/pages.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./pages.module.css";
import type { PageFormState } from "./use-page-form.ts";

interface BlockListProps {
  readonly form: PageFormState;
  readonly context: FormContext;
  /** Place of the block whose settings are shown. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

/** Where a place is after an item moved. */
const follow = (place: number | null, from: number, to: number): number | null => {
  if (place === null) return null;
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  return to <= place && place < from ? place + 1 : place;
};

/** The blocks in the order in which visitors see them. */
export const BlockList = ({ form, context, chosen, onChoose }: BlockListProps) => {
  const language = useLanguage();
  const words = useWords(pageWords);
  const now = useNow();
  const select = useId();
  const { blocks, changeBlocks } = form;
  const faulty = blocksWithFaults(form.saving.faults);
  const kindOf = ({ blockType }: StoredBlock): string => choiceLabel(blockType, context.studioLanguage);
  const insert = (index: number, block: StoredBlock): void => {
    changeBlocks([...blocks.slice(0, index), block, ...blocks.slice(index)]);
    onChoose(index);
  };
  const remove = (index: number): void => {
    changeBlocks(blocks.filter((_, each) => each !== index));
    onChoose(null);
  };
  return (
    <section className={styles.blocks} aria-label={words.blocks}>
      <h2>{words.blocks}</h2>
      <p className={fields.hint}>{blocks.length === 0 ? words.none : words.blocksHint}</p>
      <SortableList
        label={words.blocks}
        items={blocks.map((block, index) => ({ block, index }))}
        keyOf={({ block, index }) => block.id ?? `new ${block.blockType} ${block.tag} ${index}`}
        nameOf={({ block }) => titleOf(block)}
        words={words}
        onMove={(from, to) => {
          changeBlocks(moveItem(blocks, from, to));
          onChoose(follow(chosen, from, to));
        }}
      >
        {({ block, index }) => (
          <>
            <button
              type="button"
              className={styles.block}
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
            >
              <b>{titleOf(block)}</b>
              <small>
                {kindOf(block)},{" "}
                {whenWords({ from: block.dateFrom ?? null, to: block.dateTo ?? null }, now, words, language)}
              </small>
              {faulty.has(index) && (
                <span className={fields.note} data-tone="danger">
                  <Icon name="warn" size={14} />
                  {words.mistake}
                </span>
              )}
            </button>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={words.duplicateOf(titleOf(block))}
              onClick={() => insert(index + 1, copyOfBlock(block, words.copyName(block.tag)))}
            >
              <Icon name="copy" />
            </button>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={words.removeOf(titleOf(block))}
              onClick={() => remove(index)}
            >
              <Icon name="trash" />
            </button>
          </>
        )}
      </SortableList>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={select}>
          {words.add}
        </label>
        <select
          id={select}
          value=""
          onChange={(event) => insert(blocks.length, newBlock(event.currentTarget.value, event.currentTarget.value))}
        >
          <option value="">–</option>
          {BLOCK_TYPES.map((type) => (
            <option key={type} value={type}>
              {choiceLabel(type, context.studioLanguage)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
};
