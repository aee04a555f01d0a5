import { argumentsOfMessage } from "@touchline/brands/texts";
import { memo } from "react";
import type { TextChange } from "../../texts/texts-answers.ts";
import { Badge } from "../parts/badge.tsx";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import { textsWords } from "../words/texts.ts";
import { useWords } from "../words/use-words.ts";
import { CellEditor } from "./cell-editor.tsx";
import { MessageText } from "./chips.tsx";
import { useLanguageNames } from "./language-names.ts";
import { problemOfText } from "./text-problem.ts";
import type { TextCell, TextRow } from "./text-rows.ts";
import styles from "./texts.module.css";

/** The text that is looked at, and whether it is being written. */
export interface ChosenText {
  readonly key: string;
  readonly language: string;
  readonly isEditing: boolean;
}

export interface InterfaceGridProps {
  readonly rows: readonly TextRow[];
  readonly languages: readonly string[];
  readonly chosen: ChosenText | null;
  readonly onChoose: (chosen: ChosenText) => void;
  readonly onDraft: (change: TextChange | null) => void;
  readonly onChange: (change: TextChange) => void;
}

const useProblemWords = () => {
  const words = useWords(textsWords);
  return (key: string, language: string) =>
    (text: string): string | null => {
      // Without words it is the default again.
      if (text.trim() === "") return null;
      const problem = problemOfText(key, text, language);
      if (!problem) return null;
      if (problem.kind === "unreadable") return words.unreadable;
      if (problem.kind === "plural") return words.plural(problem.categories.join(", "));
      return problem.names.length > 0 ? words.keepReason(problem.names.join(", ")) : words.noPlaceholders;
    };
};

const Shown = ({ cell: { own, fallback, isMissing } }: { readonly cell: TextCell }) => {
  const words = useWords(textsWords);
  if (own !== null) return <MessageText text={own} />;
  if (isMissing)
    return (
      <span className={styles.missing}>
        <Icon name="warn" size={14} /> {words.missing}
      </span>
    );
  return (
    <span className={styles.faint}>
      <MessageText text={fallback} /> <small className={styles.note}>{words.asDefault}</small>
    </span>
  );
};

interface CellProps extends Pick<InterfaceGridProps, "chosen" | "onChoose" | "onDraft" | "onChange"> {
  readonly row: TextRow;
  readonly language: string;
}

const Cell = ({ row, language, chosen, onChoose, onDraft, onChange }: CellProps) => {
  const words = useWords(textsWords);
  const nameOf = useLanguageNames();
  const problemWords = useProblemWords();
  const cell = row.cells[language];
  if (!cell) return <td />;
  const label = words.edit(row.name, nameOf(language));
  const isChosen = chosen?.key === row.key && chosen.language === language;
  const choose = (isEditing: boolean): void => onChoose({ key: row.key, language, isEditing });
  const leave = (): void => {
    onDraft(null);
    choose(false);
  };
  const textOf = (text: string): string | null => (text.trim() === "" || text === cell.fallback ? null : text);
  return (
    <td data-language={nameOf(language)} data-missing={cell.isMissing} data-changed={cell.isChanged}>
      {isChosen && chosen.isEditing ? (
        <CellEditor
          label={label}
          language={language}
          initial={cell.own ?? cell.fallback}
          placeholders={Object.keys(argumentsOfMessage(row.key))}
          problemOf={problemWords(row.key, language)}
          onDraft={(text) => onDraft({ language, key: row.key, text: textOf(text) })}
          onSave={(text) => {
            if (textOf(text) !== cell.own) onChange({ language, key: row.key, text: textOf(text) });
            leave();
          }}
          onCancel={leave}
        />
      ) : (
        <button type="button" className={styles.cell} onClick={() => choose(true)}>
          <span className={controls.unseen}>{label}: </span>
          <span lang={language} dir="auto">
            <Shown cell={cell} />
          </span>
        </button>
      )}
    </td>
  );
};

type RowProps = Omit<InterfaceGridProps, "rows"> & { readonly row: TextRow };

const Row = memo(
  ({ row, languages, chosen, ...others }: RowProps) => (
    <tr data-chosen={chosen !== null}>
      <th scope="row">{row.name}</th>
      <td className={styles.fallback}>
        <MessageText text={row.english} />
      </td>
      {languages.map((language) => (
        <Cell key={language} row={row} language={language} chosen={chosen} {...others} />
      ))}
    </tr>
  ),
  // What is done with a row is the same in every drawing of it.
  (before, now) => before.row === now.row && before.languages === now.languages && before.chosen === now.chosen,
);

const countMissing = (rows: readonly TextRow[], languages: readonly string[]): number =>
  rows.flatMap(({ cells }) => languages.filter((language) => cells[language]?.isMissing)).length;

/** The app's messages by place, with the brand's own words in each language that is looked at. */
export const InterfaceGrid = ({ rows, languages, chosen, ...others }: InterfaceGridProps) => {
  const words = useWords(textsWords);
  const nameOf = useLanguageNames();
  const places = [...Map.groupBy(rows, ({ place }) => place)];
  if (places.length === 0) return <p className={styles.nothing}>{words.nothing}</p>;
  return places.map(([place, own], index) => {
    const missing = countMissing(own, languages);
    return (
      <table key={place} className={styles.grid}>
        <caption>
          <h2>{words.places[place]}</h2> <span className={styles.count}>{own.length}</span>
          {missing > 0 && <span className={styles.missingHere}>{words.missingHere(missing)}</span>}
        </caption>
        <thead data-first={index === 0}>
          <tr>
            <th scope="col">{words.text}</th>
            <th scope="col">{words.fallback}</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                <Icon name="globe" size={14} /> {words.ownWords(nameOf(language))}{" "}
                {index === 0 && countMissing(rows, [language]) > 0 && (
                  <Badge tone="danger">{words.missingCount(countMissing(rows, [language]))}</Badge>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own.map((row) => (
            <Row
              key={row.key}
              row={row}
              languages={languages}
              chosen={chosen?.key === row.key ? chosen : null}
              {...others}
            />
          ))}
        </tbody>
      </table>
    );
  });
};
