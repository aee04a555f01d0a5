import { idOf } from "../access/tenant.ts";
import type { ReadReference } from "./document-value.ts";
import { type Fields, fieldsIn } from "./form-value.ts";
import type { ReferenceShape } from "./shape.ts";

/** Stands for a document that is judged when it is saved itself. */
class Referred {
  readonly to: string;
  readonly id: string;
  constructor({ to }: Pick<ReferenceShape, "to">, value: unknown) {
    this.to = to;
    this.id = idOf(value);
  }
}

export const isReferred = (value: unknown): value is Referred => value instanceof Referred;

export interface FoundReference {
  readonly to: string;
  readonly id: string;
  readonly path: readonly PropertyKey[];
}

/** Does not look a reference up. */
export const leaveReference: ReadReference = (shape, value) =>
  value === null || value === undefined || value === "" ? undefined : new Referred(shape, value);

/** The same where no form says what is referred to. */
export const referTo = (to: string, id: unknown): unknown => new Referred({ to }, id);

/** Every document that something refers to, and where. */
export const referencesIn = (value: unknown, path: readonly PropertyKey[] = []): FoundReference[] => {
  if (isReferred(value)) return [{ to: value.to, id: value.id, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => referencesIn(item, [...path, index]));
  const fields: Fields = fieldsIn(value);
  return Object.entries(fields).flatMap(([name, each]) => referencesIn(each, [...path, name]));
};
