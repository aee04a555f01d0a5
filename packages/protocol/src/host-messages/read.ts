import type { PartShapes, Shape } from "./shape.ts";

/** Result for a value that does not match its shape: null and undefined may be valid values. */
class Wrong {
  readonly shape: Shape;
  /** From the outermost part to the one that does not match. */
  readonly path: readonly string[];
  readonly isMissing: boolean;

  constructor(shape: Shape, isMissing: boolean, path: readonly string[] = []) {
    this.shape = shape;
    this.isMissing = isMissing;
    this.path = path;
  }

  within(part: string | number): Wrong {
    return new Wrong(this.shape, this.isMissing, [String(part), ...this.path]);
  }
}

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
    if (known instanceof Wrong) return known.within(name);
    read[name] = known;
  }
  return read;
};

const readList = (item: Shape, values: readonly unknown[]): unknown => {
  // Not `map`, which skips holes of a sparse array.
  const read = Array.from(values, (value) => readValue(item, value));
  const at = read.findIndex((value) => value instanceof Wrong);
  return at < 0 ? read : (read[at] as Wrong).within(at);
};

/** A copy through JSON, which drops everything else that postMessage can transfer. */
const readData = (shape: Shape & { readonly kind: "data" }, value: object): unknown => {
  try {
    const text = JSON.stringify(value);
    return text.length <= shape.longest ? JSON.parse(text) : new Wrong(shape, false);
  } catch {
    return new Wrong(shape, false);
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
  if (!isRight) return new Wrong(shape, value === undefined);
  if (shape.kind === "nullable") return value === null ? null : readValue(shape.of, value);
  if (shape.kind === "list") return readList(shape.item, value as readonly unknown[]);
  if (shape.kind === "data") return readData(shape, value as object);
  return shape.kind === "object" ? readParts(shape.parts, value as object) : value;
};

/** The known parts of a value; null where a required part is missing or wrong. Unknown parts of a newer version are ignored. */
export const readShape = (shape: Shape, value: unknown): unknown => {
  const read = readValue(shape, value);
  return read instanceof Wrong ? null : read;
};

/** What a value of that shape is like, in a few words. */
const expectedOf = (shape: Shape): string => {
  switch (shape.kind) {
    case "text":
      return `a text${shape.pattern ? ` like ${shape.pattern}` : ""} of at most ${shape.longest} characters`;
    case "number":
      return "a whole number";
    case "flag":
      return "true or false";
    case "word":
      return `one of ${shape.words.join(", ")}`;
    case "list":
      return `a list of at most ${shape.longest}`;
    default:
      return "an object";
  }
};

/** Which part of a value is missing or wrong, and what it should be; null where all parts are right. */
export const explainShape = (shape: Shape, value: unknown): string | null => {
  const read = readValue(shape, value);
  if (!(read instanceof Wrong)) return null;
  const { path, isMissing, shape: expected } = read;
  return `${path.join(".")} ${isMissing ? "is missing" : "is wrong"}: it must be ${expectedOf(expected)}`;
};
