import { type ComponentProps, useMemo, useRef, useState } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Loaded } from "../data/use-loaded.ts";
import { useUnsaved } from "../data/use-unsaved.ts";
import type { Library, StoredBrand } from "../model/library.ts";
import { draftWith } from "../model/preview-content.ts";
import { type PreviewState, WIDTHS, type Width } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { type Looking, PreviewChoice } from "../parts/preview-choice.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import screen from "../parts/screen.module.css";
import { Screen } from "../parts/screen.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { Stage } from "../stage/stage.tsx";
import { pageWords } from "../words/pages.ts";
import { useWords } from "../words/use-words.ts";
import { BlockEditor } from "./block-editor.tsx";
import { BlockList } from "./block-list.tsx";
import styles from "./pages.module.css";
import { SettingsForm } from "./settings-form.tsx";
import { useFormContext } from "./use-form-context.tsx";
import { usePageForm } from "./use-page-form.ts";

interface PageFormProps {
  readonly shell: Omit<ComponentProps<typeof Screen>, "bar" | "children">;
  readonly brand: StudioBrand;
  readonly stored: StoredBrand;
  readonly library: Library;
  readonly draft: Loaded<DraftAnswer>;
  readonly appUrl: string;
  readonly onChanged: (isChanged: boolean) => void;
  readonly onSaved: () => void;
}

type Shown = "homepage" | "settings";

const NO_MISSING: ReadonlySet<string> = new Set();

/** The blocks of the page in their order, the settings of one of them, and the page itself with what is not saved yet. */
export const PageForm = ({ shell, brand, stored, library, draft, appUrl, onChanged, onSaved }: PageFormProps) => {
  const words = useWords(pageWords);
  const form = usePageForm(stored, onChanged, onSaved);
  const { blocks, hasChanges, isSaved, saving } = form;
  const context = useFormContext(form.brand, library, form.faultAt);
  const [shown, setShown] = useState<Shown>("homepage");
  const [chosen, setChosen] = useState<number | null>(null);
  const [width, setWidth] = useState<Width>(390);
  const [looking, setLooking] = useState<Looking>({ audience: "anonymous", locale: null, theme: null });
  useUnsaved(hasChanges);
  const document = draft.value?.document ?? null;
  const { homepage } = form.brand;
  const edited = useMemo(() => document && draftWith(document, homepage, library), [document, homepage, library]);
  const last = useRef(edited);
  if (edited) last.current = edited;
  const state: PreviewState = {
    ...{ brand: brand.slug, at: null, type: null, tag: null, span: "weeks", chosen: null, width },
    ...looking,
  };
  const bar = (
    <>
      <h1>{words.title}</h1>
      <Segmented
        label={words.shown}
        isLabelHidden
        choices={[
          { value: "homepage", name: words.homepage },
          { value: "settings", name: words.settings },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === "homepage" && (
        <div className={screen.push}>
          <PreviewChoice looking={looking} onChange={setLooking} missing={NO_MISSING} document={document} />
          <Segmented
            label={words.width}
            choices={WIDTHS.map((value) => ({ value, name: String(value) }))}
            value={width}
            onChange={setWidth}
          />
        </div>
      )}
    </>
  );
  const block = chosen === null ? undefined : blocks[chosen];
  return (
    <Screen {...shell} bar={bar}>
      <div className={styles.page} data-shown={shown}>
        {shown === "homepage" ? (
          <>
            <div className={styles.column}>
              <BlockList form={form} context={context} chosen={chosen} onChoose={setChosen} />
            </div>
            {block && chosen !== null && (
              <div className={styles.column}>
                <BlockEditor
                  key={chosen}
                  block={block}
                  index={chosen}
                  context={context}
                  onChange={(changed) =>
                    form.changeBlocks(blocks.map((each, index) => (index === chosen ? changed : each)))
                  }
                  onClose={() => setChosen(null)}
                />
              </div>
            )}
            <div className={styles.preview}>
              {document && !edited && (
                <p className={fields.note} data-tone="danger" role="status">
                  <Icon name="warn" size={14} />
                  {words.refused}
                </p>
              )}
              {document && <Stage brand={brand} document={last.current ?? document} state={state} appUrl={appUrl} />}
            </div>
          </>
        ) : (
          <SettingsForm form={form} context={context} />
        )}
        <footer className={styles.end}>
          <SaveBar
            words={words}
            saving={saving}
            hasChanges={hasChanges}
            isSaved={isSaved}
            onDiscard={form.discard}
            onSave={() => void form.save()}
          />
        </footer>
      </div>
    </Screen>
  );
};
