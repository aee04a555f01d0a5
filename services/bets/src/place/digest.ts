import { createHash } from "node:crypto";

/** The same content is the same text, in whatever order its fields were written. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return fields.map(([name, field]) => [name, canonical(field)]);
};

/** Tells whether two requests with one name ask for the same. */
export const digestOf = (content: object): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(canonical(content)))
    .digest();
