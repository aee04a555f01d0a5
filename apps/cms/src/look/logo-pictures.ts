import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { referTo } from "../fields/references.ts";

/** Pictures that stand for a brand's logo, by the pages they are for. */
export const logoPicturesOf = (look: unknown): Fields => fieldsIn(fieldsIn(fieldsIn(look).logo).pictures);

/** What the logo of a stored brand refers to. */
export const readLogoPictures = (brand: Fields): unknown =>
  Object.values(logoPicturesOf(brand.look)).map((picture) => referTo("media", fieldsIn(picture).id));
