import { useMemo, useState } from "react";
import { applyChanges } from "../../texts/apply-changes.ts";
import type { TextChange } from "../../texts/texts-answers.ts";
import { useDraft } from "../data/use-draft.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import { DraftActions } from "../parts/draft-actions.tsx";
import { SaveState } from "../parts/save-state.tsx";
import { Segmented } from "../parts/segmented.tsx";
import studio from "../parts/studio.module.css";
import { TopBar } from "../parts/top-bar.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { textsWords } from "../words/texts.ts";
import { useWords } from "../words/use-words.ts";
import { ContentGrid } from "./content-grid.tsx";
import { type ChosenText, InterfaceGrid } from "./interface-grid.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { type Grid, TextFilters, useWanted } from "./text-filters.tsx";
import { TextPreview } from "./text-preview.tsx";
import { countRows, findRows, rowsOf } from "./text-rows.ts";
import styles from "./texts.module.css";
import { useTexts } from "./use-texts.ts";

interface TextsPageProps {
  readonly brands: readonly StudioBrand[];
  readonly brand: StudioBrand;
  readonly onBrand: (slug: string) => void;
  readonly appUrl: string;
}

const NO_LANGUAGES: readonly string[] = [];

/** So many languages have a column at first. */
const FIRST_COLUMNS = 2;

export const TextsPage = ({ brands, brand, onBrand, appUrl }: TextsPageProps) => {
  const words = useWords(textsWords);
  const draft = useDraft(brand.id);
  const { loaded, own, change, saving } = useTexts(brand.id, draft.reload);
  const [grid, setGrid] = useState<Grid>("interface");
  const [wanted, want] = useWanted();
  const [chosen, setChosen] = useState<ChosenText | null>(null);
  const [written, setWritten] = useState<TextChange | null>(null);
  const [language, setLanguage] = useState<string | null>(null);
  const answer = loaded.value;
  const all = answer?.languages ?? NO_LANGUAGES;
  const columns = useMemo(() => {
    const kept = wanted.languages.filter((one) => all.includes(one));
    return kept.length > 0 ? kept : all.slice(0, FIRST_COLUMNS);
  }, [wanted.languages, all]);
  const rows = useMemo(() => (answer ? rowsOf(answer, own) : []), [answer, own]);
  const found = useMemo(
    () => findRows(rows, { ...wanted, languages: columns }, (place) => words.places[place]),
    [rows, wanted, columns, words],
  );
  const shownOwn = useMemo(() => (written ? applyChanges(own, [written]) : own), [own, written]);
  const choose = (next: ChosenText): void => {
    setChosen(next);
    setLanguage(next.language);
  };
  const shownLanguage = language && all.includes(language) ? language : (columns[0] ?? "en");
  const hasOwn = chosen !== null && own[shownLanguage]?.[chosen.key] !== undefined;
  return (
    <main className={`${studio.page} ${styles.page}`}>
      <TopBar page="Texts" brands={brands} brand={brand} onBrand={onBrand}>
        <DraftActions
          brand={brand}
          draft={draft}
          onPublished={() => {
            draft.reload();
            loaded.reload();
          }}
        />
      </TopBar>
      <div className={controls.controls}>
        <h1 className={styles.title}>{words.title}</h1>
        <Segmented
          label={words.grids}
          isLabelHidden
          choices={[
            { value: "interface" as const, name: words.interface },
            { value: "content" as const, name: words.content },
          ]}
          value={grid}
          onChange={setGrid}
        />
        <TextFilters grid={grid} wanted={wanted} onChange={want} counts={countRows(rows, columns)} />
        <SaveState saving={saving} words={words} />
        <LanguageChoice languages={all} chosen={columns} onChange={(languages) => want({ languages })} />
      </div>
      {answer ? (
        <div className={styles.columns}>
          <div className={styles.grids}>
            {grid === "interface" ? (
              <InterfaceGrid
                rows={found}
                languages={columns}
                chosen={chosen}
                onChoose={choose}
                onDraft={setWritten}
                onChange={change}
              />
            ) : (
              <ContentGrid
                brandId={brand.id}
                search={wanted.search}
                languages={columns}
                onlyMissing={wanted.filter === "missing"}
                onSaved={draft.reload}
              />
            )}
          </div>
          {draft.value?.document ? (
            <TextPreview
              brand={brand}
              document={draft.value.document}
              own={shownOwn}
              languages={columns.includes(shownLanguage) ? columns : [...columns, shownLanguage]}
              language={shownLanguage}
              onLanguage={setLanguage}
              chosen={grid === "interface" ? chosen : null}
              onBack={hasOwn ? () => change({ language: shownLanguage, key: chosen.key, text: null }) : null}
              appUrl={appUrl}
            />
          ) : (
            <Waiting problem={draft.problem} reload={draft.reload} loading={words.loading} />
          )}
        </div>
      ) : (
        <Waiting problem={loaded.problem} reload={loaded.reload} loading={words.loading} />
      )}
    </main>
  );
};
