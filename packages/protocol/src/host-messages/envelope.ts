import { HOST_MARK } from "./messages.ts";
import { explainShape, readShape } from "./read.ts";
import { object, type PartShapes } from "./shape.ts";

/** A message: its id, which only grows during a connection, its name, and the parts of that name. */
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

/** Null for anything that is not a message of that side: other scripts post to the same window, and not all are benign. */
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

/** Which part of a message does not fit, and what it should be; null where all fit. */
export const explainParts = (words: Words, type: string, parts: unknown): string | null => {
  const known = Object.hasOwn(words, type) ? words[type] : undefined;
  return known ? explainShape(object(known.parts), parts) : `there is no message ${type}`;
};
