import { createHash } from "node:crypto";

/** Independent of the order of fields. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return fields.map(([name, field]) => [name, canonical(field)]);
};

/** Tells whether a repeated reqUuid comes with the same content. */
export const digestOf = (content: object): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(canonical(content)))
    .digest();
