import { useState } from "react";
import type { TranslationRow, TranslationsAnswer } from "../../texts/texts-answers.ts";
import { textsApi } from "../data/texts-api.ts";
import { useDoing } from "../data/use-doing.ts";
import { useLoaded } from "../data/use-loaded.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import { Trouble } from "../parts/trouble.tsx";
import { textsWords } from "../words/texts.ts";
import { useWords } from "../words/use-words.ts";
import { CellEditor } from "./cell-editor.tsx";
import { useLanguageNames } from "./language-names.ts";
import styles from "./texts.module.css";

interface ContentGridProps {
  readonly brandId: string;
  readonly search: string;
  readonly languages: readonly string[];
  readonly onlyMissing: boolean;
  readonly onSaved: () => void;
}

const keyOf = ({ collection, id, path }: TranslationRow): string => [collection, id, ...path].join(" ");

const textIn = (row: TranslationRow, language: string, first: string | undefined): string =>
  language === first ? row.text : (row.translations[language] ?? "");

const holds = (row: TranslationRow, search: string): boolean =>
  [row.name, row.label, row.text, ...Object.values(row.translations)]
    .join("\n")
    .toLowerCase()
    .includes(search.trim().toLowerCase());

const none = (): null => null;

/** What editors wrote in banners, pictures and blocks, in every language of the brand; a change is saved in its document. */
export const ContentGrid = ({ brandId, search, languages, onlyMissing, onSaved }: ContentGridProps) => {
  const words = useWords(textsWords);
  const nameOf = useLanguageNames();
  const loaded = useLoaded(`translations ${brandId}`, (signal) => textsApi.readTranslations(brandId, signal));
  const [saved, setSaved] = useState<TranslationsAnswer | null>(null);
  const [edited, setEdited] = useState<{ readonly row: string; readonly language: string } | null>(null);
  const doing = useDoing();
  const answer = saved ?? loaded.value;
  if (!answer)
    return loaded.problem ? (
      <Trouble problem={loaded.problem} onRetry={loaded.reload} />
    ) : (
      <p className={styles.nothing} role="status">
        {words.loading}
      </p>
    );
  const [first] = answer.languages;
  const isMissing = (row: TranslationRow, language: string): boolean => textIn(row, language, first) === "";
  const rows = answer.rows.filter(
    (row) => holds(row, search) && (!onlyMissing || languages.some((language) => isMissing(row, language))),
  );
  const save = ({ collection, id, path }: TranslationRow, language: string, text: string): void => {
    setEdited(null);
    doing.run(async () => {
      setSaved(await textsApi.saveTranslation(brandId, { collection, id, path, language, text }));
      onSaved();
    });
  };
  return (
    <>
      {doing.isDoing && (
        <p className={styles.doing} role="status">
          {words.saving}
        </p>
      )}
      {doing.problem && (
        <p className={styles.doing} data-tone="danger" role="alert">
          <Icon name="warn" /> {words.notSaved}: {doing.problem}
        </p>
      )}
      {rows.length === 0 && (
        <p className={styles.nothing}>{answer.rows.length === 0 ? words.noContent : words.nothing}</p>
      )}
      {rows.length > 0 && (
        <table className={styles.grid}>
          <thead data-first="true">
            <tr>
              <th scope="col">{words.document}</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  <Icon name="globe" size={14} /> {nameOf(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">
                  {row.name || words.own}
                  <small>{row.label}</small>
                </th>
                {languages.map((language) => {
                  const text = textIn(row, language, first);
                  const label = words.edit(`${row.name || words.own}, ${row.label}`, nameOf(language));
                  const isEdited = edited?.row === keyOf(row) && edited.language === language;
                  return (
                    <td key={language} data-language={nameOf(language)} data-missing={text === ""}>
                      {isEdited ? (
                        <CellEditor
                          label={label}
                          language={language}
                          initial={text}
                          placeholders={[]}
                          problemOf={none}
                          onSave={(next) => (next === text ? setEdited(null) : save(row, language, next))}
                          onCancel={() => setEdited(null)}
                        />
                      ) : (
                        <button
                          type="button"
                          className={styles.cell}
                          onClick={() => setEdited({ row: keyOf(row), language })}
                        >
                          <span className={controls.unseen}>{label}: </span>
                          {text ? (
                            <span lang={language} dir="auto">
                              {text}
                            </span>
                          ) : (
                            <span className={styles.missing}>
                              <Icon name="warn" size={14} /> {words.missing}
                            </span>
                          )}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};
