/** A piece of a message: words, or something that is filled in. `options` are the pieces of each case, `other` among them. */
export type TextPart =
  | string
  | { readonly value: string }
  | { readonly number: string }
  | { readonly plural: string; readonly options: Readonly<Record<string, readonly TextPart[]>> }
  | { readonly select: string; readonly options: Readonly<Record<string, readonly TextPart[]>> };
