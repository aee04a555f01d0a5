import type { Accent, Theme } from "@touchline/brands";
import { accentContrast, nearestEnough, themeFindings } from "@touchline/brands/theme";
import { HexColorInput, HexColorPicker } from "react-colorful";
import type { EditedLook } from "../../look/look-answers.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import { themeWords } from "../words/theme.ts";
import { useWords } from "../words/use-words.ts";
import { colorsOf } from "./edit-look.ts";
import styles from "./theme.module.css";

interface ColourEditorProps {
  readonly look: EditedLook;
  readonly accent: Accent;
  readonly theme: Theme;
  readonly onChange: (color: string) => void;
}

type Colors = Readonly<Record<string, string>>;

/** As the app uses it: a fill with text on it, a text on the page, or a tint below a text. */
const SAMPLES: Readonly<Record<Accent, (colors: Colors) => { background: string; color: string }>> = {
  accent: (colors) => ({ background: String(colors.accent), color: String(colors["on-accent"]) }),
  "accent-hover": (colors) => ({ background: String(colors["accent-hover"]), color: String(colors["on-accent"]) }),
  "accent-pressed": (colors) => ({ background: String(colors["accent-pressed"]), color: String(colors["on-accent"]) }),
  "on-accent": (colors) => ({ background: String(colors.accent), color: String(colors["on-accent"]) }),
  "accent-text": (colors) => ({ background: String(colors.surface), color: String(colors["accent-text"]) }),
  "accent-soft": (colors) => ({ background: String(colors["accent-soft"]), color: String(colors["accent-text"]) }),
};

/** A drawing, not a text: it shows what cannot be read, too. */
const Sample = ({ background, color }: { readonly background: string; readonly color: string }) => (
  <svg className={styles.sample} width="112" height="34" aria-hidden="true" style={{ background }}>
    <text x="56" y="22" textAnchor="middle" fill={color}>
      1.42 All live
    </text>
  </svg>
);

const Verdict = ({ look, accent, theme, onChange }: ColourEditorProps) => {
  const words = useWords(themeWords);
  const colors = colorsOf(look, theme);
  const { contrast, minimum, against, isEnough } = accentContrast(colors, accent);
  if (isEnough)
    return (
      <p className={styles.verdict} data-tone="good">
        <Icon name="check" />
        {words.enough}, {words.ratio(contrast.toFixed(1))}
      </p>
    );
  const nearest = nearestEnough(colors, accent);
  return (
    <div className={styles.verdict} data-tone="danger" role="status">
      <Icon name="warn" />
      <p>
        {words.reads(against, contrast.toFixed(1))} {words.needsRatio(String(minimum))}{" "}
        {nearest ? (
          <>
            {words.nearest} <b>{nearest.color}</b>, {words.ratio(nearest.contrast.toFixed(1))}
          </>
        ) : (
          words.noNearest
        )}
      </p>
      {nearest && (
        <button type="button" className={controls.lineButton} onClick={() => onChange(nearest.color)}>
          <span className={styles.swatch} style={{ background: nearest.color }} />
          {words.useIt}
        </button>
      )}
    </div>
  );
};

/** An accent must not look like a price that moved. */
const HueWarning = ({ look, accent, theme }: Omit<ColourEditorProps, "onChange">) => {
  const words = useWords(themeWords);
  const clash = accent === "accent" && themeFindings(look, theme).find(({ code }) => code === "hue");
  if (!clash) return null;
  return (
    <p className={styles.verdict} data-tone="danger" role="status">
      <Icon name="warn" />
      {clash.problem.includes("odds-up") ? words.hueUp : words.hueDown}
    </p>
  );
};

export const ColourEditor = (props: ColourEditorProps) => {
  const { look, accent, theme, onChange } = props;
  const words = useWords(themeWords);
  const colors = colorsOf(look, theme);
  const color = colors[accent] as string;
  const name = words.picker(words.accents[accent].name, words.themes[theme]);
  return (
    <fieldset className={styles.editor} aria-label={name}>
      <HexColorPicker className={styles.picker} color={color} onChange={onChange} />
      <div className={styles.editorSide}>
        <div className={styles.editorLine}>
          <HexColorInput
            className={styles.hex}
            color={color}
            onChange={onChange}
            prefixed
            aria-label={`${name}. ${words.hex}`}
          />
          <Sample {...SAMPLES[accent](colors)} />
        </div>
        <Verdict {...props} />
        <HueWarning look={look} accent={accent} theme={theme} />
      </div>
    </fieldset>
  );
};
