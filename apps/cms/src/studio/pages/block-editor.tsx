import { shapeOfBlock } from "../model/blocks.ts";
import type { StoredBlock } from "../model/library.ts";
import { titleOf } from "../model/words.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import type { FormContext } from "../shape-form/form-context.ts";
import { ObjectFields } from "../shape-form/object-fields.tsx";
import { pageWords } from "../words/pages.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./pages.module.css";

interface BlockEditorProps {
  readonly block: StoredBlock;
  readonly index: number;
  readonly context: FormContext;
  readonly onChange: (block: StoredBlock) => void;
  readonly onClose: () => void;
}

/** The settings of one block, in people's words. */
export const BlockEditor = ({ block, index, context, onChange, onClose }: BlockEditorProps) => {
  const words = useWords(pageWords);
  const shape = shapeOfBlock(block);
  return (
    <section className={styles.editor} aria-label={titleOf(block)}>
      <header>
        <h2>{titleOf(block)}</h2>
        <button type="button" className={controls.iconButton} aria-label={words.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {shape && (
        <ObjectFields
          shape={shape}
          value={block}
          path={`homepage.blocks.${index}`}
          onChange={(changed) => onChange(changed as StoredBlock)}
          context={context}
        />
      )}
    </section>
  );
};
