import { ACCENTS, COLOR, CORNERS, PIXELS, THEMES } from "../allowed.ts";
import { isRecord } from "../record.ts";

const declarations = (
  names: readonly string[],
  values: unknown,
  allowed: RegExp,
  nameOf: (name: string) => string,
): string =>
  names
    .flatMap((name) => {
      const value = isRecord(values) ? values[name] : undefined;
      return typeof value === "string" && allowed.test(value) ? [`--${nameOf(name)}:${value}`] : [];
    })
    .join(";");

const rule = (selector: string, declared: string): string => (declared === "" ? "" : `${selector}{${declared}}`);

/**
 * Colours and corners of a published brand as a style sheet that counts more than the one that was built, in whatever order they come.
 * Whatever is no colour and no size is left out, so that no document can write any other style.
 */
export const lookStyle = ({ accents, shape }: { readonly accents?: unknown; readonly shape?: unknown }): string =>
  [
    rule(
      ":root:root",
      declarations(CORNERS, shape, PIXELS, (corner) => `radius-${corner}`),
    ),
    ...THEMES.map((theme) =>
      rule(
        `[data-theme="${theme}"][data-theme]`,
        declarations(ACCENTS, isRecord(accents) ? accents[theme] : undefined, COLOR, (accent) => accent),
      ),
    ),
  ].join("");
