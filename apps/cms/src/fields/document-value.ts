import { type Fields, fieldsIn, hasRows, isFields, listIn } from "./form-value.ts";
import type { ChoiceShape, ListShape, ObjectShape, ReferenceShape, RowsShape, Shape, UnionShape } from "./shape.ts";
import { unionKey } from "./union-keys.ts";

/** What a reference becomes in the document. */
export type ReadReference = (shape: ReferenceShape, value: unknown) => unknown;

/** Whether nothing was filled in. A box that was not ticked says nothing. */
const isEmpty = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  if (isFields(value)) return Object.entries(value).every(([name, each]) => name === "id" || isEmpty(each));
  return value === undefined || value === null || value === "" || value === false;
};

const withoutAbsent = (entries: readonly (readonly [string, unknown])[]): Fields =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

const fromObject = (shape: ObjectShape, value: Fields, read: ReadReference): Fields =>
  withoutAbsent([...shape.entries].map(([name, entry]) => [name, fromForm(entry, value[name], read)]));

const fromUnion = (union: UnionShape, value: Fields, read: ReadReference): Fields => {
  const option = String(value[union.discriminator]);
  const entries = [...(union.options.get(option)?.entries ?? [])];
  return withoutAbsent([
    [union.discriminator, value[union.discriminator] ?? undefined],
    ...entries.map(([name, entry]) => [name, fromForm(entry, value[unionKey(union, option, name)], read)] as const),
  ]);
};

const fromBlock = ({ discriminator, options }: UnionShape, value: Fields, read: ReadReference): Fields => {
  const option = options.get(String(value.blockType));
  return { [discriminator]: value.blockType, ...(option ? fromObject(option, value, read) : {}) };
};

const fromList = (shape: ListShape, value: unknown, read: ReadReference): unknown => {
  const { item } = shape;
  return listIn(value).map((each) => {
    if (item.kind === "union") return fromBlock(item, fieldsIn(each), read);
    return fromForm(item, hasRows(shape) || item.kind === "reference" ? each : (each ?? ""), read);
  });
};

const fromRows = ({ key, value }: RowsShape, rows: unknown, read: ReadReference): Fields =>
  Object.fromEntries(
    listIn(rows)
      .map(fieldsIn)
      .map((row) => [String(fromForm(key, row.key, read)), fromForm(value, row.value, read)]),
  );

const fromTexts = ({ default: fallback, translations }: Fields): Fields => ({
  default: fallback ?? "",
  ...Object.fromEntries(
    listIn(translations)
      .map(fieldsIn)
      .map(({ language, text }) => [String(language), text ?? ""]),
  ),
});

const fromChoice = ({ values }: ChoiceShape, value: unknown): unknown =>
  values.find((each) => String(each) === String(value)) ?? value;

/** To the minute, as the schedule is. */
const fromTime = (value: unknown): unknown => {
  const time = new Date(String(value));
  return Number.isNaN(time.getTime()) ? value : `${time.toISOString().slice(0, "2026-11-15T18:00".length)}:00Z`;
};

/** A value of the form as the document holds it. It is not yet known to be right: the schema says. */
export const fromForm = (shape: Shape, value: unknown, read: ReadReference): unknown => {
  if (shape.whenEmpty !== "refused" && isEmpty(value)) return shape.whenEmpty === "null" ? null : undefined;
  switch (shape.kind) {
    case "object":
      return fromObject(shape, fieldsIn(value), read);
    case "union":
      return fromUnion(shape, fieldsIn(value), read);
    case "either": {
      const { kind, text, texts } = fieldsIn(value);
      return kind === "texts" ? fromForm(shape.texts, texts, read) : fromForm(shape.text, text, read);
    }
    case "rows":
      return fromRows(shape, value, read);
    case "list":
      return fromList(shape, value, read);
    case "texts":
      return fromTexts(fieldsIn(value));
    case "reference":
      return read(shape, value);
    case "choice":
      return isEmpty(value) ? undefined : fromChoice(shape, value);
    case "time":
      return isEmpty(value) ? undefined : fromTime(value);
    case "number":
      return value ?? undefined;
    case "flag":
      return value ?? false;
    case "text":
      return value ?? "";
  }
};
