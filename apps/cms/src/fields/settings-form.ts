import { settingsShape } from "./content-shapes.ts";
import { fromForm, type ReadReference } from "./document-value.ts";
import { formPath } from "./form-path.ts";
import { type Fields, fieldsIn, listIn, toForm } from "./form-value.ts";
import type { ObjectShape } from "./shape.ts";

/** Sections whose settings are one block each; the homepage is a list of blocks. */
export const SECTIONS = [...settingsShape.entries.keys()].filter((name) => name !== "homepage");

/** A section is a block that is always there: the database keeps it in one column, however many settings it has. */
const asBlock = (name: string, section: Fields): Fields[] => [{ blockType: name, ...section }];

export const toSettingsForm = (settings: unknown): Fields => {
  const form = fieldsIn(toForm(settingsShape, settings));
  return { ...form, ...Object.fromEntries(SECTIONS.map((name) => [name, asBlock(name, fieldsIn(form[name]))])) };
};

export const fromSettingsForm = (form: Fields, read: ReadReference): unknown => {
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, listIn(form[name])[0]]));
  return fromForm(settingsShape, { homepage: form.homepage, ...sections }, read);
};

export const settingsFormPath = (settings: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] => {
  const [section, ...rest] = formPath(settingsShape, settings, path);
  if (section === undefined) return [];
  return SECTIONS.includes(String(section)) ? [section, 0, ...rest] : [section, ...rest];
};

export const sectionShape = (name: string): ObjectShape => settingsShape.entries.get(name) as ObjectShape;
