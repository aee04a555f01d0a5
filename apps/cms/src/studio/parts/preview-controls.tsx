import type { BrandDocument } from "@touchline/brands";
import { changesOf, rowsOf } from "@touchline/brands/timeline";
import { useMemo } from "react";
import type { ChangePreview } from "../data/use-preview-state.ts";
import { type PreviewState, screenOf, viewerOf } from "../model/preview-state.ts";
import { punterWords } from "../model/punter-words.ts";
import { timeMachineWords } from "../words/time-machine.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./controls.module.css";
import { Icon } from "./icon.tsx";
import { MomentField } from "./moment-field.tsx";
import { type Choice, Segmented } from "./segmented.tsx";
import { SelectField } from "./select-field.tsx";
import { WIDTH_CHOICES } from "./width-choices.tsx";

interface PreviewControlsProps {
  readonly state: PreviewState;
  readonly change: ChangePreview;
  readonly now: number;
  readonly document: BrandDocument | null;
}

type Theme = NonNullable<PreviewState["theme"]>;
const THEMES: Readonly<Record<Theme, Omit<Choice<Theme>, "name">>> = {
  dark: { value: "dark", content: <Icon name="moon" /> },
  light: { value: "light", content: <Icon name="sun" /> },
  obsidian_blue: { value: "obsidian_blue" },
};

const useChanges = (document: BrandDocument | null, { width, audience, type, tag }: PreviewState): readonly number[] =>
  useMemo(
    () =>
      document
        ? changesOf(rowsOf(document, screenOf(width)), viewerOf({ audience, type, tag })).map(({ at }) => at)
        : [],
    [document, width, audience, type, tag],
  );

interface PunterFieldProps {
  readonly label: string;
  /** The words that the content of the brand asks for. */
  readonly words: readonly string[];
  readonly value: string | null;
  readonly onChange: (word: string | null) => void;
}

/** A word of the operator for the punter who looks. Shown where some content is for such punters only. */
const PunterField = ({ label, words, value, onChange }: PunterFieldProps) => {
  const { anyOther } = useWords(timeMachineWords);
  if (words.length === 0) return null;
  return (
    <SelectField
      label={label}
      options={[{ value: "", name: anyOther }, ...words.map((word) => ({ value: word, name: word }))]}
      value={value ?? ""}
      onChange={(word) => onChange(word === "" ? null : word)}
    />
  );
};

/** When, for whom and how the page is shown. */
export const PreviewControls = ({ state, change, now, document }: PreviewControlsProps) => {
  const [words, language] = [useWords(timeMachineWords), useLanguage()];
  const languageNames = useMemo(() => new Intl.DisplayNames(language, { type: "language" }), [language]);
  const changes = useChanges(document, state);
  const theme = document?.settings.generalSettings.theme;
  return (
    <section className={styles.controls} aria-label={words.conditions}>
      <MomentField at={state.at} now={now} changes={changes} onChange={(at) => change({ at })} />
      <Segmented
        label={words.audience}
        choices={[
          { value: "anonymous", name: words.anonymous },
          { value: "authenticated", name: words.signedIn },
        ]}
        value={state.audience}
        onChange={(audience) => change({ audience })}
      />
      {document && state.audience === "authenticated" && (
        <>
          <PunterField
            label={words.punterType}
            words={punterWords(document, "type")}
            value={state.type}
            onChange={(type) => change({ type })}
          />
          <PunterField
            label={words.punterTag}
            words={punterWords(document, "tag")}
            value={state.tag}
            onChange={(tag) => change({ tag })}
          />
        </>
      )}
      {document && theme && (
        <>
          <SelectField
            label={words.language}
            icon="globe"
            options={document.languages.map((value) => ({ value, name: languageNames.of(value) ?? value }))}
            value={state.locale ?? document.languages[0] ?? ""}
            onChange={(locale) => change({ locale })}
          />
          <Segmented
            label={words.theme}
            choices={theme.options.map((option) => ({ ...THEMES[option], name: words.themes[option] }))}
            value={state.theme ?? theme.default}
            onChange={(option) => change({ theme: option })}
          />
        </>
      )}
      <Segmented
        label={words.width}
        choices={WIDTH_CHOICES}
        value={state.width}
        onChange={(width) => change({ width })}
      />
    </section>
  );
};
