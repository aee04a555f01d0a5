import * as z from "zod/mini";
import { isRecord } from "../record.ts";
import { brandFileSchema } from "./brand-file.ts";
import { brandSettingsSchema } from "./settings.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

const mapValues = (record: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Brand files have only differences, so nothing is required; items of lists are unchanged, because a list replaces the default's. */
const partial = (schema: unknown): unknown => {
  if (!isRecord(schema)) return schema;
  const { required: _required, properties, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(isRecord(properties) && { properties: mapValues(properties, partial) }),
    ...(additionalProperties !== undefined && { additionalProperties: partial(additionalProperties) }),
  };
};

/** JSON schema for completion and validation of brand files in an editor. */
export const brandJsonSchema = (): JsonSchema => {
  const file = z.toJSONSchema(brandFileSchema, { io: "input" });
  const { $schema: _dialect, ...settings } = z.toJSONSchema(brandSettingsSchema, { io: "input" });
  return { ...file, title: "A brand", properties: { ...file.properties, settings: partial(settings) } };
};
