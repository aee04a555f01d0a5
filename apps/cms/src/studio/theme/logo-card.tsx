import type { Theme } from "@touchline/brands";
import { type DragEvent, useId, useState } from "react";
import type { EditedLook } from "../../look/look-answers.ts";
import { lookApi } from "../data/look-api.ts";
import { useDoing } from "../data/use-doing.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import { themeWords } from "../words/theme.ts";
import { useWords } from "../words/use-words.ts";
import { colorsOf, LOGO_PAGES, type LogoPage, logoPageOf, withPicture } from "./edit-look.ts";
import styles from "./theme.module.css";
import type { ChangeLook } from "./use-look.ts";

interface LogoCardProps {
  readonly brandId: string;
  readonly look: EditedLook;
  readonly themes: readonly Theme[];
  readonly onChange: ChangeLook;
}

interface LogoTileProps extends Pick<LogoCardProps, "brandId" | "look" | "onChange"> {
  readonly page: LogoPage;
  readonly theme: Theme;
}

/** As the app draws it: the picture, or the mark and the name. */
const DrawnLogo = ({
  look: { logo },
  page,
  colors,
}: {
  look: EditedLook;
  page: LogoPage;
  colors: Record<string, string>;
}) => {
  const picture = logo.pictures?.[page] ?? Object.values(logo.pictures ?? {})[0];
  // biome-ignore lint/performance/noImgElement: it is small already, and the CMS serves it itself
  if (picture) return <img src={picture.url} alt={logo.wordmark} />;
  const paint = (name: string | undefined): string => (name && (colors[name] ?? name)) || "none";
  return (
    <>
      {logo.mark.length > 0 && (
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          {logo.mark.map(({ d, fill, stroke, strokeWidth, opacity }) => (
            <path key={d} d={d} fill={paint(fill)} stroke={paint(stroke)} strokeWidth={strokeWidth} opacity={opacity} />
          ))}
        </svg>
      )}
      <b>{logo.wordmark}</b>
    </>
  );
};

const ACCEPTED = "image/svg+xml,image/png,image/webp,image/jpeg,image/avif";

const LogoTile = ({ brandId, look, page, theme, onChange }: LogoTileProps) => {
  const words = useWords(themeWords);
  const doing = useDoing();
  const [isOver, setIsOver] = useState(false);
  const input = useId();
  const colors = colorsOf(look, theme);
  const upload = (file: File | undefined): void => {
    if (!file) return;
    doing.run(async () => {
      const picture = await lookApi.uploadLogo(brandId, file);
      onChange((now) => withPicture(now, page, picture));
    });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    upload(event.dataTransfer.files[0]);
  };
  const title = page === "dark" ? words.onDark : words.onLight;
  return (
    <fieldset
      className={styles.logoTile}
      aria-label={title}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles.logoRoom} style={{ background: colors.canvas, color: colors.text }}>
        <DrawnLogo look={look} page={page} colors={colors} />
      </div>
      <small className={styles.logoNote}>{title}</small>
      <label className={controls.lineButton} htmlFor={input}>
        {doing.isDoing ? words.uploading : words.choose}
        <input
          id={input}
          className={controls.unseen}
          type="file"
          accept={ACCEPTED}
          disabled={doing.isDoing}
          aria-label={`${words.choose}, ${title}`}
          onChange={(event) => {
            upload(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <small className={styles.logoNote}>{words.drop}</small>
      {look.logo.pictures?.[page] && (
        <button
          type="button"
          className={controls.lineButton}
          aria-label={`${words.remove}, ${title}`}
          onClick={() => onChange((now) => withPicture(now, page, null))}
        >
          {words.remove}
        </button>
      )}
      {doing.problem && (
        <p className={styles.problem} role="alert">
          <Icon name="warn" /> {doing.problem}
        </p>
      )}
    </fieldset>
  );
};

export const LogoCard = ({ brandId, look, themes, onChange }: LogoCardProps) => {
  const words = useWords(themeWords);
  const name = useId();
  const rename = (wordmark: string): void => {
    if (wordmark.trim() !== "") onChange((now) => ({ ...now, logo: { ...now.logo, wordmark } }));
  };
  return (
    <section className={styles.card} aria-label={words.logo}>
      <header className={styles.heading}>
        <h2>{words.logo}</h2>
        <span className={styles.hint}>{words.logoHint}</span>
      </header>
      <div className={styles.logo}>
        <div className={styles.logoTiles}>
          {LOGO_PAGES.map((page) => {
            const theme = themes.find((one) => logoPageOf(one) === page);
            return (
              theme && (
                <LogoTile key={page} brandId={brandId} look={look} page={page} theme={theme} onChange={onChange} />
              )
            );
          })}
        </div>
        <label htmlFor={name} className={styles.wordmark}>
          {words.wordmark}
          <input
            id={name}
            key={look.logo.wordmark}
            defaultValue={look.logo.wordmark}
            maxLength={60}
            required
            onBlur={(event) => event.currentTarget.value !== look.logo.wordmark && rename(event.currentTarget.value)}
          />
        </label>
      </div>
    </section>
  );
};
