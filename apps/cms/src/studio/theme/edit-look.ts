import type { Accent, Corner, LogoPicture, Theme } from "@touchline/brands";
import { ACCENTS, CORNERS } from "@touchline/brands";
import { type AccentSet, brandColors, designTokens, themeFindings } from "@touchline/brands/theme";
import type { EditedLook } from "../../look/look-answers.ts";

/** Which pages a picture of the logo is for. */
export const LOGO_PAGES = ["dark", "light"] as const;
export type LogoPage = (typeof LOGO_PAGES)[number];

export const logoPageOf = (theme: Theme): LogoPage => (theme === "light" ? "light" : "dark");

/** All colours of a theme; of a theme that the brand has no colours for, those of the design. */
export const colorsOf = (look: EditedLook, theme: Theme): Record<string, string> => brandColors(look, theme);

const accentsOf = (look: EditedLook, theme: Theme): AccentSet => {
  const colors = colorsOf(look, theme);
  return Object.fromEntries(ACCENTS.map((accent) => [accent, colors[accent]])) as AccentSet;
};

export const withColor = (look: EditedLook, theme: Theme, accent: Accent, color: string): EditedLook => ({
  ...look,
  accents: { ...look.accents, [theme]: { ...accentsOf(look, theme), [accent]: color.toUpperCase() } },
});

const USUAL: Readonly<Record<string, { readonly $value: string }>> = designTokens.radius;

const usualCorner = (corner: Corner): number => Number.parseInt(USUAL[corner]?.$value ?? "0", 10);

/** In pixels. */
export const cornerOf = ({ shape }: EditedLook, corner: Corner): number =>
  shape[corner] === undefined ? usualCorner(corner) : Number.parseInt(shape[corner], 10);

export const ROUNDEST = 32;

/** A corner as the design has it is no choice of the brand. */
export const withCorner = (look: EditedLook, corner: Corner, pixels: number): EditedLook => {
  const { [corner]: _before, ...others } = look.shape;
  const rounded = Math.min(ROUNDEST, Math.max(0, Math.round(pixels)));
  return { ...look, shape: rounded === usualCorner(corner) ? others : { ...others, [corner]: `${rounded}px` } };
};

export const withPicture = (look: EditedLook, page: LogoPage, picture: LogoPicture | null): EditedLook => {
  const { pictures, ...logo } = look.logo;
  const { [page]: _before, ...others } = pictures ?? {};
  const next = picture ? { ...others, [page]: picture } : others;
  return { ...look, logo: { ...logo, ...(Object.keys(next).length > 0 && { pictures: next }) } };
};

/** In how many colours of a theme the contrast is too little. */
export const countTooLittle = (look: EditedLook, theme: Theme): number =>
  new Set(
    themeFindings(look, theme)
      .filter(({ code }) => code === "contrast")
      .map(({ path }) => path),
  ).size;

const countColors = (look: EditedLook, live: EditedLook, themes: readonly Theme[]): number =>
  themes.flatMap((theme) => {
    const [now, before] = [colorsOf(look, theme), colorsOf(live, theme)];
    return ACCENTS.filter((accent) => now[accent] !== before[accent]);
  }).length;

/** In how many places a look differs from the live one: colours, corners, and the logo's name, mark and pictures. */
export const countChanges = (look: EditedLook, live: EditedLook | null, themes: readonly Theme[]): number => {
  if (!live) return 0;
  const corners = CORNERS.filter((corner) => cornerOf(look, corner) !== cornerOf(live, corner)).length;
  const parts = ({ logo }: EditedLook) => [
    logo.wordmark,
    logo.mark,
    ...LOGO_PAGES.map((page) => logo.pictures?.[page]),
  ];
  const [now, before] = [parts(look), parts(live)];
  const logo = now.filter((part, index) => JSON.stringify(part) !== JSON.stringify(before[index])).length;
  return countColors(look, live, themes) + corners + logo;
};
