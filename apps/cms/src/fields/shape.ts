import type * as z from "zod/mini";

export type Schema = z.core.$ZodType;

/** What an empty field means to the document: nothing at all, null, or a fault that the schema names. */
export type WhenEmpty = "absent" | "null" | "refused";

interface Common {
  readonly whenEmpty: WhenEmpty;
  /** Where the shape comes from: two shapes of the same schema are the same field. */
  readonly schema: Schema;
}

export interface ObjectShape extends Common {
  readonly kind: "object";
  readonly entries: ReadonlyMap<string, Shape>;
}

/** Several objects, told apart by the value of one of their fields. */
export interface UnionShape extends Common {
  readonly kind: "union";
  readonly discriminator: string;
  readonly options: ReadonlyMap<string, ObjectShape>;
}

/** Either a plain text or texts by language. */
export interface EitherShape extends Common {
  readonly kind: "either";
  readonly text: Shape;
  readonly texts: Shape;
}

/** Values by a key that the editor chooses. */
export interface RowsShape extends Common {
  readonly kind: "rows";
  readonly key: Shape;
  readonly value: Shape;
}

export interface ListShape extends Common {
  readonly kind: "list";
  readonly item: Shape;
}

/** A document of its own in another collection. */
export interface ReferenceShape extends Common {
  readonly kind: "reference";
  readonly to: string;
}

export interface ChoiceShape extends Common {
  readonly kind: "choice";
  readonly values: readonly (string | number)[];
}

export interface NumberShape extends Common {
  readonly kind: "number";
  readonly min: number | undefined;
  readonly max: number | undefined;
}

export interface PlainShape extends Common {
  /** `texts` is a text in several languages. */
  readonly kind: "text" | "texts" | "time" | "flag";
}

/** A schema as an editor's form sees it. */
export type Shape =
  | ObjectShape
  | UnionShape
  | EitherShape
  | RowsShape
  | ListShape
  | ReferenceShape
  | ChoiceShape
  | NumberShape
  | PlainShape;

/** Which schemas stand for documents of a collection. */
export type References = ReadonlyMap<Schema, string>;
