import type { Brand } from "../brand.ts";
import type { Finding } from "../finding.ts";

/** What the app has, for brands to refer to. */
export interface AppParts {
  readonly messageKeys: ReadonlySet<string>;
  /** Names of the icons, such as `home`. */
  readonly glyphs: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
}

export type Rule = (brand: Brand, app: AppParts) => Finding[];
