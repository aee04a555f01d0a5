import { HOST_MARK } from "./messages.ts";
import { readShape } from "./read.ts";
import { object, type PartShapes } from "./shape.ts";

/** One message as it goes over: the mark, a number that only grows while a connection lasts, a name, and the parts of that name. */
export type Said<Messages> = {
  readonly [Name in keyof Messages & string]: {
    readonly id: number;
    readonly type: Name;
    readonly parts: Messages[Name];
  };
}[keyof Messages & string];

interface Words {
  readonly [name: string]: { readonly parts: PartShapes };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Null for whatever is not a message of that side: others talk in the same window, and not all mean well. */
export const readMessage = <Messages>(words: Words, data: unknown): Said<Messages> | null => {
  if (typeof data !== "object" || data === null) return null;
  const { mark, id, type, parts } = data as Readonly<Record<string, unknown>>;
  if (mark !== HOST_MARK || !isWhole(id) || typeof type !== "string" || !Object.hasOwn(words, type)) return null;
  const known = words[type];
  const read = known && readShape(object(known.parts), parts);
  return read ? ({ id, type, parts: read } as unknown as Said<Messages>) : null;
};

export const writeMessage = <Messages, Name extends keyof Messages & string>(
  id: number,
  type: Name,
  parts: Messages[Name],
): object => ({ mark: HOST_MARK, id, type, parts });
