import type { Brand } from "../brand.ts";
import type { Finding } from "../finding.ts";

/** What the app has and brands may refer to. */
export interface AppParts {
  readonly messageKeys: ReadonlySet<string>;
  /** Names of icons, such as `home`. */
  readonly glyphs: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
}

/** The same as JSON. */
export type WrittenAppParts = Readonly<Record<keyof AppParts, readonly string[]>>;

export const appPartsFrom = ({ messageKeys, glyphs, languages }: WrittenAppParts): AppParts => ({
  messageKeys: new Set(messageKeys),
  glyphs: new Set(glyphs),
  languages: new Set(languages),
});

export type Rule = (brand: Brand, app: AppParts) => Finding[];
