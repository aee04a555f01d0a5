import type { Brand } from "../brand.ts";
import type { Finding } from "../finding.ts";
import type { MessageArguments } from "../texts/arguments.ts";

/** Ids of what the offer has, by kind. */
export type OfferIds = Readonly<
  Record<"sports" | "categories" | "tournaments" | "catalogs" | "promotedOffers", ReadonlySet<number>>
>;

/** What the app has and brands may refer to. */
export interface AppParts {
  readonly messageKeys: ReadonlySet<string>;
  /** Names of icons, such as `home`. */
  readonly glyphs: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
  /** Missing where no offer can be asked: ids are not checked then. */
  readonly offer?: OfferIds;
}

/** The same as JSON, with what each message must be given. */
export type WrittenAppParts = Readonly<Record<Exclude<keyof AppParts, "offer">, readonly string[]>> & {
  readonly messageArguments: Readonly<Record<string, MessageArguments>>;
};

export const appPartsFrom = ({
  messageKeys,
  glyphs,
  languages,
}: Pick<WrittenAppParts, "messageKeys" | "glyphs" | "languages">): AppParts => ({
  messageKeys: new Set(messageKeys),
  glyphs: new Set(glyphs),
  languages: new Set(languages),
});

export type Rule = (brand: Brand, app: AppParts) => Finding[];
