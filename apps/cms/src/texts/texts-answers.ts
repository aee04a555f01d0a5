import type { OwnTexts } from "@touchline/brands";

/** `GET /api/brands/{id}/texts` */
export interface TextsAnswer {
  /** The brand's, its first language first. */
  readonly languages: readonly string[];
  /** What the app says by itself, in English and in each language of the brand. */
  readonly english: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The brand's own words in the draft, and in the live version. */
  readonly own: OwnTexts;
  readonly live: OwnTexts;
}

/** One text of the brand's own; null to go back to the default. */
export interface TextChange {
  readonly language: string;
  readonly key: string;
  readonly text: string | null;
}

/** `PATCH /api/brands/{id}/texts` with `{changes}` */
export interface SavedTextsAnswer {
  readonly own: OwnTexts;
}

/** A text that editors write in a banner, a picture or a block, with its translations. */
export interface TranslationRow {
  readonly collection: TranslatedCollection;
  readonly id: string;
  /** Where it stands in its document. */
  readonly path: readonly (string | number)[];
  /** The name of the banner or picture; empty for texts of the brand itself. */
  readonly name: string;
  /** What it is, in an editor's words. */
  readonly label: string;
  /** In the brand's first language. */
  readonly text: string;
  readonly translations: Readonly<Record<string, string>>;
}

export const TRANSLATED_COLLECTIONS = ["banners", "media", "brands"] as const;
export type TranslatedCollection = (typeof TRANSLATED_COLLECTIONS)[number];

/** `GET /api/brands/{id}/translations` */
export interface TranslationsAnswer {
  readonly languages: readonly string[];
  readonly rows: readonly TranslationRow[];
}

/** `PATCH /api/brands/{id}/translations`: an empty text removes a translation. Answered as the question above. */
export interface TranslationChange extends Pick<TranslationRow, "collection" | "id" | "path"> {
  readonly language: string;
  readonly text: string;
}
