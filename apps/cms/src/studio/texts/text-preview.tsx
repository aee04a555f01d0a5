import type { BrandDocument, OwnTexts, Theme } from "@touchline/brands";
import { argumentsOfMessage, parsedTextsOf } from "@touchline/brands/texts";
import { useMemo, useState } from "react";
import { pathOfScreen } from "../model/app-screens.ts";
import { readPreviewState } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import { Segmented } from "../parts/segmented.tsx";
import { Device } from "../stage/device.tsx";
import { textsWords } from "../words/texts.ts";
import { useWords } from "../words/use-words.ts";
import { Chip } from "./chips.tsx";
import type { ChosenText } from "./interface-grid.tsx";
import { useLanguageNames } from "./language-names.ts";
import { nameOfMessage, PLACES, placeOfMessage } from "./places.ts";
import styles from "./texts.module.css";

interface TextPreviewProps {
  readonly brand: StudioBrand;
  readonly document: BrandDocument;
  /** Own words, with the one that is being written. */
  readonly own: OwnTexts;
  readonly languages: readonly string[];
  readonly language: string;
  readonly onLanguage: (language: string) => void;
  /** Null while none is chosen. */
  readonly chosen: ChosenText | null;
  /** Null where there is nothing to go back from. */
  readonly onBack: (() => void) | null;
  readonly appUrl: string;
}

const NOW = readPreviewState(new URLSearchParams());

/** The app with the words as they are edited, on the screen where the chosen one is most likely seen. */
export const TextPreview = (props: TextPreviewProps) => {
  const { brand, document, own, languages, language, onLanguage, chosen, onBack, appUrl } = props;
  const words = useWords(textsWords);
  const nameOf = useLanguageNames();
  const { options, default: usual } = document.settings.generalSettings.theme;
  const [theme, setTheme] = useState<Theme>(usual);
  const drafted = useMemo(() => ({ ...document, texts: own, parsedTexts: parsedTextsOf(own) }), [document, own]);
  const place = chosen ? placeOfMessage(chosen.key) : null;
  const placeholders = chosen ? Object.keys(argumentsOfMessage(chosen.key)) : [];
  return (
    <aside className={styles.preview} aria-label={words.preview}>
      <header className={styles.previewHead}>
        <h2 className={styles.previewTitle}>{chosen ? nameOfMessage(chosen.key) : words.preview}</h2>
        <p>{place ? `${words.said}: ${words.places[place]}` : words.choose}</p>
        <div className={styles.previewControls}>
          <Segmented
            label={words.language}
            isLabelHidden
            choices={languages.map((value) => ({ value, name: nameOf(value) }))}
            value={language}
            onChange={onLanguage}
          />
          <Segmented
            label={words.theme}
            isLabelHidden
            choices={options.map((value) => ({ value, name: words.themes[value] }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
      </header>
      <div className={styles.room}>
        <Device
          brand={brand}
          document={drafted}
          state={{ ...NOW, theme, locale: language }}
          appUrl={appUrl}
          path={pathOfScreen(document, place ? PLACES[place] : "homepage")}
        />
      </div>
      {chosen && (
        <footer className={styles.previewFoot}>
          {placeholders.length > 0 && (
            <p>
              {words.keep}{" "}
              {placeholders.map((name) => (
                <Chip key={name} name={name} />
              ))}
            </p>
          )}
          <button type="button" className={controls.lineButton} disabled={!onBack} onClick={() => onBack?.()}>
            {words.back}
          </button>
        </footer>
      )}
    </aside>
  );
};
