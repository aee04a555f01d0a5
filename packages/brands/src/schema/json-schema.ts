import * as z from "zod/mini";
import { isRecord } from "../record.ts";
import { brandFileSchema } from "./brand-file.ts";
import { brandSettingsSchema } from "./settings.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

const mapValues = (record: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Nothing is required where differences are laid over a default, but a list takes the default's place whole. */
const partial = (schema: unknown): unknown => {
  if (!isRecord(schema)) return schema;
  const { required: _required, properties, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(isRecord(properties) && { properties: mapValues(properties, partial) }),
    ...(additionalProperties !== undefined && { additionalProperties: partial(additionalProperties) }),
  };
};

/** What an editor needs to complete and check a brand's file while it is typed. */
export const brandJsonSchema = (): JsonSchema => {
  const file = z.toJSONSchema(brandFileSchema, { io: "input" });
  const { $schema: _dialect, ...settings } = z.toJSONSchema(brandSettingsSchema, { io: "input" });
  return { ...file, title: "A brand", properties: { ...file.properties, settings: partial(settings) } };
};
