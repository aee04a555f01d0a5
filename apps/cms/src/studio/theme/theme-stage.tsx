import type { BrandDocument, Theme } from "@touchline/brands";
import { useMemo } from "react";
import type { EditedLook } from "../../look/look-answers.ts";
import { type AppScreen, pathOfScreen } from "../model/app-screens.ts";
import { readPreviewState, type Width } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Badge } from "../parts/badge.tsx";
import { Device } from "../stage/device.tsx";
import { themeWords } from "../words/theme.ts";
import { useWords } from "../words/use-words.ts";
import { countTooLittle } from "./edit-look.ts";
import styles from "./theme.module.css";
import { ThemeIcon } from "./theme-icon.tsx";

interface ThemeStageProps {
  readonly brand: StudioBrand;
  readonly document: BrandDocument;
  readonly look: EditedLook;
  readonly themes: readonly Theme[];
  readonly screen: AppScreen;
  readonly width: Width;
  readonly appUrl: string;
}

const NOW = readPreviewState(new URLSearchParams());

/** The app in each theme that is looked at, with the colours as they are edited. */
export const ThemeStage = ({ brand, document, look, themes, screen, width, appUrl }: ThemeStageProps) => {
  const words = useWords(themeWords);
  const drafted = useMemo(() => ({ ...document, ...look }), [document, look]);
  return (
    <section className={styles.stage} aria-label={words.preview}>
      {themes.map((theme) => {
        const tooLittle = countTooLittle(look, theme);
        return (
          <div key={theme} className={styles.frame}>
            <p className={styles.frameTitle}>
              <ThemeIcon theme={theme} /> {words.themes[theme]}
              <Badge tone={tooLittle > 0 ? "danger" : "good"}>
                {tooLittle > 0 ? words.tooLittle(tooLittle) : words.readsWell}
              </Badge>
            </p>
            <Device
              brand={brand}
              document={drafted}
              state={{ ...NOW, theme, width }}
              appUrl={appUrl}
              path={pathOfScreen(document, screen)}
            />
          </div>
        );
      })}
    </section>
  );
};
