import type { Field } from "payload";

/** Fields that need no more than a part of the width. */
const SMALL: ReadonlySet<Field["type"]> = new Set(["select", "number", "date"]);
const IN_A_ROW = 3;

const isSmall = (field: Field): boolean => SMALL.has(field.type) && !("hasMany" in field && field.hasMany);

/** Small fields that follow each other share a line. */
export const layOut = (fields: readonly Field[]): Field[] => {
  const lines: Field[] = [];
  let small: Field[] = [];
  const close = (): void => {
    if (small.length > 0) lines.push(small.length === 1 ? (small[0] as Field) : { type: "row", fields: small });
    small = [];
  };
  for (const field of fields) {
    if (!isSmall(field) || small.length === IN_A_ROW) close();
    if (isSmall(field)) small.push(field);
    else lines.push(field);
  }
  close();
  return lines;
};
