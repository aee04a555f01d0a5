import { useTranslation } from "@payloadcms/ui";
import type { BrandDocument } from "@touchline/brands";
import { languageName } from "../model/language-names.ts";
import type { PreviewState } from "../model/preview-state.ts";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form-fields.module.css";
import { Icon } from "./icon.tsx";
import { Segmented } from "./segmented.tsx";
import { SelectField } from "./select-field.tsx";

export type Looking = Pick<PreviewState, "audience" | "locale" | "theme">;

interface PreviewChoiceProps {
  readonly looking: Looking;
  readonly onChange: (looking: Looking) => void;
  /** Languages in which something is missing. */
  readonly missing: ReadonlySet<string>;
  readonly document: BrandDocument | null;
}

const THEME_ICONS = { dark: <Icon name="moon" />, light: <Icon name="sun" />, obsidian_blue: undefined } as const;

/** In which language and theme, and as whom, the page is looked at. */
export const PreviewChoice = ({ looking, onChange, missing, document }: PreviewChoiceProps) => {
  const words = useWords(bannerWords);
  const studioLanguage = useTranslation().i18n.language;
  if (!document) return null;
  const { languages, settings } = document;
  const { theme } = settings.generalSettings;
  return (
    <>
      <Segmented
        label={words.language}
        choices={languages.map((value) => {
          const name = languageName(value, studioLanguage);
          return missing.has(value)
            ? {
                value,
                name,
                content: (
                  <>
                    {name} <span className={styles.dot} />
                  </>
                ),
              }
            : { value, name };
        })}
        value={looking.locale ?? languages[0] ?? "en"}
        onChange={(locale) => onChange({ ...looking, locale })}
      />
      <Segmented
        label={words.theme}
        choices={theme.options.map((value) => ({
          value,
          name: words.themes[value],
          ...(THEME_ICONS[value] && { content: THEME_ICONS[value] }),
        }))}
        value={looking.theme ?? theme.default}
        onChange={(value) => onChange({ ...looking, theme: value })}
      />
      <SelectField
        label={words.seesAs}
        icon="user"
        options={[
          { value: "anonymous", name: words.anonymous },
          { value: "authenticated", name: words.authenticated },
        ]}
        value={looking.audience}
        onChange={(value) => onChange({ ...looking, audience: value as Looking["audience"] })}
      />
    </>
  );
};
