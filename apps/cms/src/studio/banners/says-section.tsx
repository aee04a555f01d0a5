import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { missingTexts, NEW_BUTTON, NEW_TEXT, TEXT_PARTS, type TextPart, textsOfBanner } from "../model/banner-form.ts";
import { languageName } from "../model/language-names.ts";
import type { StoredBanner } from "../model/library.ts";
import { textIn, withText } from "../model/texts.ts";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { TextField } from "../parts/text-field.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";
import type { BannerFormState } from "./use-banner-form.ts";

interface SaysSectionProps {
  readonly form: BannerFormState;
  readonly languages: readonly string[];
}

/** How many characters fit on the smallest screen. */
const FITS: Readonly<Record<TextPart, number>> = { title: 32, caption: 48, action1: 20, action2: 20 };

const newPart = (part: TextPart) => (part === "title" || part === "caption" ? NEW_TEXT : NEW_BUTTON);

interface PartFieldProps extends SaysSectionProps {
  readonly part: TextPart;
  readonly language: string;
  readonly label: string;
}

const PartField = ({ form, languages, part, language, label }: PartFieldProps) => {
  const { banner, change, faultAt } = form;
  const text = banner[part]?.text;
  const isFirst = language === languages[0];
  const write = (written: string): void =>
    change({
      [part]: { ...newPart(part), ...banner[part], text: withText(text, language, written, languages) },
    } as Partial<StoredBanner>);
  return (
    <TextField
      label={label}
      language={language}
      value={textIn(text, language, languages)}
      fits={FITS[part]}
      isMissing={!isFirst}
      fault={isFirst ? faultAt(part) : undefined}
      onChange={write}
    />
  );
};

/** The rows of a language: closed while all is written, with what is missing said before they are opened. */
const Translation = ({ form, languages, language }: SaysSectionProps & { readonly language: string }) => {
  const words = useWords(bannerWords);
  const studioLanguage = useTranslation().i18n.language;
  const [isOpen, setIsOpen] = useState(false);
  const name = languageName(language, studioLanguage);
  const missing = missingTexts(form.banner, languages).find((each) => each.language === language)?.parts ?? [];
  const parts = textsOfBanner(form.banner).map(([part]) => part);
  const partNames = missing.map((part) => words.parts[part].toLocaleLowerCase()).join(", ");
  return (
    <div className={styles.translation}>
      <p className={fields.note} data-tone={missing.length > 0 ? "warning" : "good"}>
        <Icon name={missing.length > 0 ? "globe" : "check"} size={14} />
        <span>
          {missing.length > 0
            ? words.missing(name, partNames, languageName(languages[0] ?? "en", studioLanguage))
            : name}{" "}
          <button
            type="button"
            className={fields.textButton}
            aria-expanded={isOpen}
            aria-label={`${name}: ${isOpen ? words.closeIt : words.writeIt}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.closeIt : words.writeIt}
          </button>
        </span>
      </p>
      {isOpen &&
        parts.map((part) => (
          <PartField
            key={part}
            form={form}
            languages={languages}
            part={part}
            language={language}
            label={words.partIn(words.parts[part], name)}
          />
        ))}
    </div>
  );
};

/** The name, and what visitors read, in every language of the brand. */
export const SaysSection = ({ form, languages }: SaysSectionProps) => {
  const words = useWords(bannerWords);
  const { banner, change, faultAt } = form;
  const isText = banner.bannerType === "composite";
  const shown = TEXT_PARTS.filter((part) => part !== "action2");
  return (
    <section className={styles.section}>
      <h2>{words.says}</h2>
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={banner.name}
        fault={faultAt("name")}
        onChange={(name) => change({ name })}
      />
      <div className={styles.line}>
        <Segmented
          label={words.kind}
          choices={(["composite", "imageOnly"] as const).map((value) => ({ value, name: words.kinds[value] }))}
          value={banner.bannerType}
          onChange={(bannerType) => change({ bannerType })}
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={banner.enabled}
            onChange={(event) => change({ enabled: event.currentTarget.checked })}
          />
          {words.on}
        </label>
      </div>
      {isText &&
        shown.map((part) => (
          <PartField
            key={part}
            form={form}
            languages={languages}
            part={part}
            language={languages[0] ?? "en"}
            label={words.parts[part]}
          />
        ))}
      {textsOfBanner(banner).length > 0 &&
        languages
          .slice(1)
          .map((language) => <Translation key={language} form={form} languages={languages} language={language} />)}
    </section>
  );
};
