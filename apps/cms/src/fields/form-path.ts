import { fieldsIn, hasRows, listIn } from "./form-value.ts";
import type { ListShape, Shape } from "./shape.ts";
import { unionKey } from "./union-keys.ts";

type Path = readonly PropertyKey[];

const keyIndex = (value: unknown, key: string): number => Object.keys(fieldsIn(value)).indexOf(key);

const inList = (shape: ListShape, value: unknown, [index, ...rest]: Path): Path => {
  if (!hasRows(shape)) return [];
  const item = listIn(value)[Number(index)];
  if (shape.item.kind !== "union") return [Number(index), ...formPath(shape.item, item, rest)];
  const option = shape.item.options.get(String(fieldsIn(item)[shape.item.discriminator]));
  return [Number(index), ...(option ? formPath(option, item, rest) : [])];
};

const inTexts = (value: unknown, language: string): Path => {
  if (language === "default") return ["default"];
  const { default: _default, ...others } = fieldsIn(value);
  return ["translations", keyIndex(others, language), "text"];
};

/** Where in the form something of the document stands; as near as the form comes to it. */
export const formPath = (shape: Shape, value: unknown, path: Path): Path => {
  const [head, ...rest] = path;
  if (head === undefined) return [];
  const key = String(head);
  const inner = fieldsIn(value)[key];
  switch (shape.kind) {
    case "object": {
      const entry = shape.entries.get(key);
      return entry ? [key, ...formPath(entry, inner, rest)] : [];
    }
    case "union": {
      const option = String(fieldsIn(value)[shape.discriminator]);
      const entry = shape.options.get(option)?.entries.get(key);
      return entry ? [unionKey(shape, option, key), ...formPath(entry, inner, rest)] : [shape.discriminator];
    }
    case "either":
      return typeof value === "string" ? ["text"] : ["texts", ...formPath(shape.texts, value, path)];
    case "rows":
      return [keyIndex(value, key), "value", ...formPath(shape.value, inner, rest)];
    case "list":
      return inList(shape, value, path);
    case "texts":
      return inTexts(value, key);
    default:
      return [];
  }
};
