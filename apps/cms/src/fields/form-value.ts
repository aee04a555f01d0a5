import type { ListShape, ObjectShape, RowsShape, Shape, UnionShape } from "./shape.ts";
import { unionKey } from "./union-keys.ts";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is a row of its own in the form, and not one of several values in a single field. */
export const hasRows = ({ item }: ListShape): boolean => !PLAIN.has(item.kind);
const PLAIN: ReadonlySet<Shape["kind"]> = new Set(["text", "number", "choice", "reference"]);

/** A group of fields cannot be null, only left out. */
const GROUPS: ReadonlySet<Shape["kind"]> = new Set(["object", "union", "either", "texts"]);

const toFormList = (shape: ListShape, value: unknown): unknown =>
  listIn(value).map((item) => {
    if (shape.item.kind !== "union") return toForm(shape.item, item);
    const { [shape.item.discriminator]: blockType, ...others } = fieldsIn(item);
    return { blockType, ...toFormOption(shape.item.options.get(String(blockType)), others) };
  });

const toFormOption = (shape: ObjectShape | undefined, value: Fields): Fields =>
  Object.fromEntries([...(shape?.entries ?? [])].map(([name, entry]) => [name, toForm(entry, value[name])]));

const toFormUnion = (union: UnionShape, value: Fields): Fields => {
  const option = String(value[union.discriminator]);
  const entries = [...(union.options.get(option)?.entries ?? [])];
  return {
    [union.discriminator]: option,
    ...Object.fromEntries(entries.map(([name, entry]) => [unionKey(union, option, name), toForm(entry, value[name])])),
  };
};

const toFormRows = ({ key, value }: RowsShape, record: Fields): unknown =>
  Object.entries(record).map(([name, each]) => ({ key: toForm(key, name), value: toForm(value, each) }));

const toFormTexts = ({ default: fallback, ...others }: Fields): unknown => ({
  default: fallback,
  translations: Object.entries(others).map(([language, text]) => ({ language, text })),
});

/** A value of the document as the form holds it. Documents that are referred to stay what they are. */
export const toForm = (shape: Shape, value: unknown): unknown => {
  if (value === undefined || value === null) return GROUPS.has(shape.kind) ? undefined : null;
  switch (shape.kind) {
    case "object":
      return toFormOption(shape, fieldsIn(value));
    case "union":
      return toFormUnion(shape, fieldsIn(value));
    case "either":
      return typeof value === "string"
        ? { kind: "text", text: toForm(shape.text, value) }
        : { kind: "texts", texts: toForm(shape.texts, value) };
    case "rows":
      return toFormRows(shape, fieldsIn(value));
    case "list":
      return toFormList(shape, value);
    case "texts":
      return toFormTexts(fieldsIn(value));
    case "choice":
      return String(value);
    default:
      return value;
  }
};
