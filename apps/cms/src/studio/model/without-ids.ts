import { isFields } from "../../fields/form-value.ts";

const strip = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strip);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "id")
      .map(([name, each]) => [name, strip(each)]),
  );
};

/** Without the ids of the CMS, which belong to one document or row alone: for copies. */
export const withoutIds = <Value>(value: Value): Value => strip(value) as Value;
