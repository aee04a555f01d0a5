import type { ObjectShape, Shape, UnionShape } from "./shape.ts";

/** A field of a union: for which of its options, and under which name in the form. */
export interface UnionField {
  readonly key: string;
  readonly shape: Shape;
  /** Values of the discriminator for which there is such a field. */
  readonly options: readonly string[];
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const shapesNamed = ({ options }: UnionShape, name: string): Shape[] =>
  [...options.values()].flatMap(({ entries }) => entries.get(name) ?? []);

const isOneField = ([first, ...others]: readonly Shape[]): boolean =>
  others.every(({ schema, whenEmpty }) => schema === first?.schema && whenEmpty === first.whenEmpty);

/** Options share a field when they mean the same by its name; otherwise each has its own. */
export const unionKey = (union: UnionShape, option: string, name: string): string =>
  isOneField(shapesNamed(union, name)) ? name : `${option}${capitalize(name)}`;

const fieldsOfOption = (union: UnionShape, option: string, { entries }: ObjectShape): UnionField[] =>
  [...entries].map(([name, shape]) => ({ key: unionKey(union, option, name), shape, options: [option] }));

/** Every field of the form once. */
export const unionFields = (union: UnionShape): UnionField[] => {
  const fields = new Map<string, UnionField>();
  for (const [option, shape] of union.options) {
    for (const field of fieldsOfOption(union, option, shape)) {
      const { options = [] } = fields.get(field.key) ?? {};
      fields.set(field.key, { ...field, options: [...options, option] });
    }
  }
  return [...fields.values()];
};
