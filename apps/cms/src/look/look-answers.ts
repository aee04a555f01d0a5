import type { BrandDocument, BrandLook, LogoPicture, Theme } from "@touchline/brands";

/** What editors change of a brand's look. */
export type EditedLook = Omit<BrandLook, "currency">;

/** `GET /api/brands/{id}/look` */
export interface LookAnswer {
  readonly look: EditedLook;
  /** Of the live version; null where it does not say it. */
  readonly live: EditedLook | null;
  readonly themes: readonly Theme[];
}

/** `PUT /api/brands/{id}/look` with the whole look: what was saved. */
export interface SavedLookAnswer {
  readonly look: EditedLook;
}

/** `POST /api/brands/{id}/logo` with a file: the picture that was made of it. It is part of the look once the look is saved with it. */
export interface LogoAnswer {
  readonly picture: LogoPicture;
}

/** The look that a published document says; null where it was published before it did. */
export const lookOf = ({
  accents,
  shape,
  logo,
}: Pick<BrandDocument, "accents" | "shape" | "logo">): EditedLook | null =>
  accents ? { accents, shape: shape ?? {}, logo } : null;
