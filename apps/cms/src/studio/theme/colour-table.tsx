import { ACCENTS, type Accent, type Theme } from "@touchline/brands";
import { accentContrast } from "@touchline/brands/theme";
import { Fragment, useState } from "react";
import type { EditedLook } from "../../look/look-answers.ts";
import { Badge } from "../parts/badge.tsx";
import { themeWords } from "../words/theme.ts";
import { useWords } from "../words/use-words.ts";
import { ColourEditor } from "./colour-editor.tsx";
import { colorsOf, countTooLittle, withColor } from "./edit-look.ts";
import styles from "./theme.module.css";
import { ThemeIcon } from "./theme-icon.tsx";
import type { ChangeLook } from "./use-look.ts";

interface ColourTableProps {
  readonly look: EditedLook;
  readonly themes: readonly Theme[];
  readonly onChange: ChangeLook;
}

interface Chosen {
  readonly accent: Accent;
  readonly theme: Theme;
}

interface ColourCellProps extends Chosen {
  readonly look: EditedLook;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const ColourCell = ({ look, theme, accent, isOpen, onToggle }: ColourCellProps) => {
  const words = useWords(themeWords);
  const colors = colorsOf(look, theme);
  const color = colors[accent] as string;
  const { contrast, isEnough } = accentContrast(colors, accent);
  return (
    <td>
      <div className={styles.cell}>
        <button
          type="button"
          className={styles.colour}
          aria-expanded={isOpen}
          aria-label={words.edit(words.accents[accent].name, words.themes[theme], color)}
          onClick={onToggle}
        >
          <span className={styles.swatch} style={{ background: color }} />
          {color}
        </button>
        <Badge tone={isEnough ? "good" : "danger"}>
          {words.ratio(contrast.toFixed(1))} {!isEnough && words.little}
        </Badge>
      </div>
    </td>
  );
};

/** Each colour in each theme, with how it reads; the one that is chosen opens below its row. */
export const ColourTable = ({ look, themes, onChange }: ColourTableProps) => {
  const words = useWords(themeWords);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const tooLittle = themes.reduce((sum, theme) => sum + countTooLittle(look, theme), 0);
  const isChosen = (accent: Accent, theme: Theme): boolean => chosen?.accent === accent && chosen.theme === theme;
  return (
    <section className={styles.card} aria-label={words.colours}>
      <header className={styles.heading}>
        <h2>{words.colours}</h2>
        <span className={styles.hint}>{words.needs}</span>
        {tooLittle > 0 && <Badge tone="danger">{words.tooLittle(tooLittle)}</Badge>}
      </header>
      <table className={styles.colours}>
        <thead>
          <tr>
            <th scope="col">{words.whatFor}</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                <ThemeIcon theme={theme} /> {words.themes[theme]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACCENTS.map((accent) => (
            <Fragment key={accent}>
              <tr data-open={chosen?.accent === accent}>
                <th scope="row">
                  {words.accents[accent].name}
                  <small>{words.accents[accent].use}</small>
                </th>
                {themes.map((theme) => (
                  <ColourCell
                    key={theme}
                    look={look}
                    theme={theme}
                    accent={accent}
                    isOpen={isChosen(accent, theme)}
                    onToggle={() => setChosen(isChosen(accent, theme) ? null : { accent, theme })}
                  />
                ))}
              </tr>
              {chosen?.accent === accent && (
                <tr data-open="true" className={styles.editorRow}>
                  <td colSpan={themes.length + 1}>
                    <ColourEditor
                      key={`${accent} ${chosen.theme}`}
                      look={look}
                      accent={accent}
                      theme={chosen.theme}
                      onChange={(color) => onChange((now) => withColor(now, chosen.theme, accent, color))}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
};
