import type { BrandDocument } from "@touchline/brands";
import { changesOf, rowsOf } from "@touchline/brands/timeline";
import { useMemo } from "react";
import type { ChangePreview } from "../data/use-preview-state.ts";
import { type PreviewState, screenOf, viewerOf, WIDTHS } from "../model/preview-state.ts";
import { punterWords } from "../model/punter-words.ts";
import styles from "./controls.module.css";
import { Icon, type IconName } from "./icon.tsx";
import { MomentField } from "./moment-field.tsx";
import { type Choice, Segmented } from "./segmented.tsx";
import { SelectField } from "./select-field.tsx";

interface PreviewControlsProps {
  readonly state: PreviewState;
  readonly change: ChangePreview;
  readonly now: number;
  readonly document: BrandDocument | null;
}

const AUDIENCES = [
  { value: "anonymous", name: "Anonymous" },
  { value: "authenticated", name: "Signed in" },
] as const;

type Theme = NonNullable<PreviewState["theme"]>;
const THEMES: Readonly<Record<Theme, Choice<Theme>>> = {
  dark: { value: "dark", name: "Dark", content: <Icon name="moon" /> },
  light: { value: "light", name: "Light", content: <Icon name="sun" /> },
  obsidian_blue: { value: "obsidian_blue", name: "Obsidian" },
};

const DEVICES: Readonly<Record<(typeof WIDTHS)[number], IconName>> = { 390: "phone", 768: "tablet", 1440: "desktop" };
const WIDTH_CHOICES = WIDTHS.map((width) => ({
  value: width,
  name: `${width}`,
  content: (
    <>
      <Icon name={DEVICES[width]} />
      {width}
    </>
  ),
}));

const languageNames = new Intl.DisplayNames("en", { type: "language" });

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
const PunterField = ({ label, words, value, onChange }: PunterFieldProps) =>
  words.length > 0 && (
    <SelectField
      label={label}
      options={[{ value: "", name: "Any other" }, ...words.map((word) => ({ value: word, name: word }))]}
      value={value ?? ""}
      onChange={(word) => onChange(word === "" ? null : word)}
    />
  );

/** When, for whom and how the page is shown. */
export const PreviewControls = ({ state, change, now, document }: PreviewControlsProps) => {
  const changes = useChanges(document, state);
  const theme = document?.settings.generalSettings.theme;
  return (
    <section className={styles.controls} aria-label="Preview conditions">
      <MomentField at={state.at} now={now} changes={changes} onChange={(at) => change({ at })} />
      <Segmented
        label="Audience"
        choices={AUDIENCES}
        value={state.audience}
        onChange={(audience) => change({ audience })}
      />
      {document && state.audience === "authenticated" && (
        <>
          <PunterField
            label="Punter type"
            words={punterWords(document, "type")}
            value={state.type}
            onChange={(type) => change({ type })}
          />
          <PunterField
            label="Punter tag"
            words={punterWords(document, "tag")}
            value={state.tag}
            onChange={(tag) => change({ tag })}
          />
        </>
      )}
      {document && theme && (
        <>
          <SelectField
            label="Language"
            icon="globe"
            options={document.languages.map((value) => ({ value, name: languageNames.of(value) ?? value }))}
            value={state.locale ?? document.languages[0] ?? ""}
            onChange={(locale) => change({ locale })}
          />
          <Segmented
            label="Theme"
            choices={theme.options.map((option) => THEMES[option])}
            value={state.theme ?? theme.default}
            onChange={(option) => change({ theme: option })}
          />
        </>
      )}
      <Segmented label="Width" choices={WIDTH_CHOICES} value={state.width} onChange={(width) => change({ width })} />
    </section>
  );
};
