import type { PartShapes, Shape } from "./shape.ts";

/** Result for a value that does not match its shape; null and undefined may be valid values. */
const WRONG = Symbol("wrong");

const ownOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const partOf = (value: object, name: string, { also }: Shape): unknown => {
  const part = ownOf(value, name);
  return part !== undefined || also === undefined ? part : also.split(".").reduce(ownOf, value as unknown);
};

const readParts = (parts: PartShapes, value: object): unknown => {
  const read: Record<string, unknown> = {};
  for (const [key, shape] of Object.entries(parts)) {
    const isOptional = key.endsWith("?");
    const name = isOptional ? key.slice(0, -1) : key;
    const part = partOf(value, name, shape);
    if (part === undefined && isOptional) continue;
    const known = readValue(shape, part);
    if (known === WRONG) return WRONG;
    read[name] = known;
  }
  return read;
};

const readList = (item: Shape, values: readonly unknown[]): unknown => {
  // Not `map`, which skips holes of a sparse array.
  const read = Array.from(values, (value) => readValue(item, value));
  return read.includes(WRONG) ? WRONG : read;
};

/** A copy through JSON, which drops everything else that postMessage can transfer. */
const readData = (longest: number, value: object): unknown => {
  try {
    const text = JSON.stringify(value);
    return text.length <= longest ? JSON.parse(text) : WRONG;
  } catch {
    return WRONG;
  }
};

const readValue = (shape: Shape, value: unknown): unknown => {
  const isRight = (() => {
    switch (shape.kind) {
      case "text":
        return typeof value === "string" && value.length <= shape.longest && (shape.pattern?.test(value) ?? true);
      case "number":
        return Number.isSafeInteger(value) && Number(value) >= shape.least && Number(value) <= shape.most;
      case "flag":
        return typeof value === "boolean";
      case "word":
        return shape.words.includes(value as string);
      case "list":
        return Array.isArray(value) && value.length <= shape.longest;
      case "object":
      case "data":
        return typeof value === "object" && value !== null && !Array.isArray(value);
      case "nullable":
        return true;
    }
  })();
  if (!isRight) return WRONG;
  if (shape.kind === "nullable") return value === null ? null : readValue(shape.of, value);
  if (shape.kind === "list") return readList(shape.item, value as readonly unknown[]);
  if (shape.kind === "data") return readData(shape.longest, value as object);
  return shape.kind === "object" ? readParts(shape.parts, value as object) : value;
};

/** The known parts of a value; null where a required part is missing or wrong. Unknown parts of a newer version are ignored. */
export const readShape = (shape: Shape, value: unknown): unknown => {
  const read = readValue(shape, value);
  return read === WRONG ? null : read;
};
