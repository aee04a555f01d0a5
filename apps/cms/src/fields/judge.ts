import { type CollectionBeforeChangeHook, ValidationError } from "payload";
import * as z from "zod/mini";
import { idOf } from "../access/tenant.ts";
import { messageOf } from "./message.ts";
import { type Fault, strayReferences } from "./own-references.ts";
import { isReferred, referencesIn } from "./references.ts";
import type { Schema } from "./shape.ts";
import { labelOf } from "./words.ts";

/** How a collection's form is read as a document. */
export interface Judged {
  readonly schema: Schema;
  readonly read: (form: Readonly<Record<string, unknown>>) => unknown;
  readonly formPath: (document: unknown, path: readonly PropertyKey[]) => readonly PropertyKey[];
}

const valueAt = (value: unknown, [head, ...rest]: readonly PropertyKey[]): unknown => {
  if (head === undefined || isReferred(value)) return value;
  return typeof value === "object" && value !== null
    ? valueAt((value as Record<PropertyKey, unknown>)[head], rest)
    : value;
};

/** What the schema refuses, apart from documents that are referred to: each was judged when it was saved. */
const faultsOf = ({ schema }: Judged, document: unknown): Fault[] => {
  const parsed = z.safeParse(schema, document, { reportInput: true });
  const issues = parsed.error?.issues ?? [];
  return issues
    .filter(({ path }) => !isReferred(valueAt(document, path)))
    .map((issue) => ({ path: issue.path, message: messageOf(issue) }));
};

/** The field itself, for the list of what is wrong: numbers are rows. */
const nameOf = (place: readonly string[]): string => labelOf(place.findLast((part) => !/^\d+$/.test(part)) ?? "");

/** The panel lists what is wrong, and begins a new entry at every comma. */
const listed = (name: string, message: string): string => `${name} ${message}`.replaceAll(",", ";");

/** Nothing is saved that the app would refuse. What is wrong is said at its place in the form. */
export const judge =
  (judged: Judged): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req, collection }) => {
    const document = judged.read({ ...originalDoc, ...data });
    const tenant = idOf(data.tenant ?? originalDoc?.tenant);
    const faults = [...faultsOf(judged, document), ...(await strayReferences(req, referencesIn(document), tenant))];
    if (faults.length === 0) return data;
    const errors = faults.map(({ path, message }) => {
      const place = judged.formPath(document, path).map(String);
      return { path: place.join("."), label: listed(nameOf(place), message), message };
    });
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  };
