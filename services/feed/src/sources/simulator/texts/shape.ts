import type { en } from "./en.ts";

type Widened<Value> = Value extends string
  ? string
  : Value extends readonly [string, string]
    ? readonly [string, string]
    : Value extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Value]: Widened<Value[Key]> };

export type Texts = Widened<typeof en>;
