/**
 * The allowed values of a message part, as data. SDK and app validate each other's messages with the same small reader instead of a schema
 * library, and the reference in `docs/` is generated from the same data. `also` is another name under which a part is accepted; a dot leads
 * into an object. What was read has the part under its own name.
 */
export type Shape = { readonly about: string; readonly also?: string } & (
  | { readonly kind: "text"; readonly longest: number; readonly pattern?: RegExp }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "flag" }
  | { readonly kind: "word"; readonly words: readonly string[] }
  | { readonly kind: "list"; readonly item: Shape; readonly longest: number }
  | { readonly kind: "object"; readonly parts: PartShapes }
  | { readonly kind: "nullable"; readonly of: Shape }
  | { readonly kind: "data"; readonly longest: number }
);

/** A name that ends in `?` is optional. */
export interface PartShapes {
  readonly [name: string]: Shape;
}

/** A shape with the TypeScript type of its values. `value` does not exist at runtime. */
export type Typed<Value> = Shape & { readonly value?: Value };

export type ValueOf<Of> = Of extends { readonly value?: infer Value } ? Value : never;

type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;
type Required<Name> = Name extends `${string}?` ? never : Name;

export type PartsOf<Parts> = {
  readonly [Name in keyof Parts as Required<Name>]: ValueOf<Parts[Name]>;
} & {
  readonly [Name in keyof Parts as Optional<Name>]?: ValueOf<Parts[Name]>;
};

export const text = (about: string, longest = 200): Typed<string> => ({ kind: "text", longest, about });
export const pattern = (about: string, matches: RegExp, longest = 200): Typed<string> => ({
  kind: "text",
  longest,
  pattern: matches,
  about,
});
export const whole = (about: string, least = 0, most = Number.MAX_SAFE_INTEGER): Typed<number> => ({
  kind: "number",
  least,
  most,
  about,
});
export const alsoNamed = <Of extends Shape>(also: string, shape: Of): Of => ({ ...shape, also });
export const flag = (about: string): Typed<boolean> => ({ kind: "flag", about });
export const word = <const Word extends string>(about: string, words: readonly Word[]): Typed<Word> => ({
  kind: "word",
  words,
  about,
});
export const list = <Item>(about: string, item: Typed<Item>, longest = 50): Typed<readonly Item[]> => ({
  kind: "list",
  item,
  longest,
  about,
});
export const object = <Parts extends PartShapes>(parts: Parts, about = ""): Typed<PartsOf<Parts>> => ({
  kind: "object",
  parts,
  about,
});
export const nullable = <Value>(of: Typed<Value>): Typed<Value | null> => ({ kind: "nullable", of, about: of.about });
/** Arbitrary JSON that is not part of this contract; passed on unchanged, up to a length. */
export const data = (about: string, longest: number): Typed<object> => ({ kind: "data", longest, about });
