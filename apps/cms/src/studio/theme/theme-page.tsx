import type { Theme } from "@touchline/brands";
import { useMemo, useState } from "react";
import { useDraft } from "../data/use-draft.ts";
import { APP_SCREENS, type AppScreen } from "../model/app-screens.ts";
import type { Width } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Badge } from "../parts/badge.tsx";
import controls from "../parts/controls.module.css";
import { DraftActions } from "../parts/draft-actions.tsx";
import { Icon } from "../parts/icon.tsx";
import { SaveState } from "../parts/save-state.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { SelectField } from "../parts/select-field.tsx";
import studio from "../parts/studio.module.css";
import { TopBar } from "../parts/top-bar.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { WIDTH_CHOICES } from "../parts/width-choices.tsx";
import { themeWords } from "../words/theme.ts";
import { useWords } from "../words/use-words.ts";
import { ColourTable } from "./colour-table.tsx";
import { Corners } from "./corners.tsx";
import { countChanges } from "./edit-look.ts";
import { LogoCard } from "./logo-card.tsx";
import styles from "./theme.module.css";
import { ThemeIcon } from "./theme-icon.tsx";
import { ThemeStage } from "./theme-stage.tsx";
import { useLook } from "./use-look.ts";

interface ThemePageProps {
  readonly brands: readonly StudioBrand[];
  readonly brand: StudioBrand;
  readonly onBrand: (slug: string) => void;
  readonly appUrl: string;
}

const NO_THEMES: readonly Theme[] = [];

/** Two frames are enough to compare; more would be too small. */
const MOST_FRAMES = 2;

export const ThemePage = ({ brands, brand, onBrand, appUrl }: ThemePageProps) => {
  const words = useWords(themeWords);
  const draft = useDraft(brand.id);
  const { loaded, look, change, saving } = useLook(brand.id, draft.reload);
  const [shown, setShown] = useState<Theme | "all">("all");
  const [screen, setScreen] = useState<AppScreen>("homepage");
  const [width, setWidth] = useState<Width>(390);
  const themes = loaded.value?.themes ?? NO_THEMES;
  const live = loaded.value?.live ?? null;
  const changes = useMemo(() => (look ? countChanges(look, live, themes) : 0), [look, live, themes]);
  const framed = shown === "all" || !themes.includes(shown) ? themes.slice(0, MOST_FRAMES) : [shown];
  const reload = (): void => {
    draft.reload();
    loaded.reload();
  };
  return (
    <main className={`${studio.page} ${styles.page}`}>
      <TopBar page="Theme" brands={brands} brand={brand} onBrand={onBrand}>
        <DraftActions brand={brand} draft={draft} onPublished={reload} />
      </TopBar>
      <div className={controls.controls}>
        <h1 className={styles.title}>{words.title}</h1>
        <Badge tone="plain">{words.changes(changes)}</Badge>
        <button
          type="button"
          className={controls.lineButton}
          disabled={changes === 0 || !live}
          onClick={() => live && change(() => live)}
        >
          <Icon name="refresh" />
          {words.undoAll}
        </button>
        <SaveState saving={saving} words={words} />
        <div className={styles.views}>
          <Segmented
            label={words.show}
            choices={[
              { value: "all" as const, name: words.both },
              ...themes.map((theme) => ({
                value: theme,
                name: words.themes[theme],
                content: (
                  <>
                    <ThemeIcon theme={theme} /> {words.themes[theme]}
                  </>
                ),
              })),
            ]}
            value={shown}
            onChange={setShown}
          />
          <SelectField
            label={words.screen}
            options={APP_SCREENS.map((value) => ({ value, name: words.screens[value] }))}
            value={screen}
            onChange={(value) => setScreen(value as AppScreen)}
          />
          <Segmented label={words.width} choices={WIDTH_CHOICES} value={width} onChange={setWidth} />
        </div>
      </div>
      {look ? (
        <div className={styles.columns}>
          <div className={styles.forms}>
            <ColourTable look={look} themes={themes} onChange={change} />
            <div className={styles.pair}>
              <Corners look={look} onChange={change} />
              <LogoCard brandId={brand.id} look={look} themes={themes} onChange={change} />
            </div>
          </div>
          {draft.value?.document ? (
            <ThemeStage
              brand={brand}
              document={draft.value.document}
              look={look}
              themes={framed}
              screen={screen}
              width={width}
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
