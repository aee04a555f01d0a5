import type { Brand } from "./brand.ts";
import type { Finding } from "./finding.ts";
import { isRecord } from "./record.ts";
import { type BrandFile, brandFileSchema } from "./schema/brand-file.ts";
import { explainIssues } from "./schema/explain.ts";
import { brandSettingsSchema } from "./schema/settings.ts";
import { paletteAccents } from "./theme/tokens.ts";

/** Merges differences into the default: objects by key; lists, null and plain values replace the default's. */
export const layOver = (base: unknown, differences: unknown): unknown => {
  if (!isRecord(base) || !isRecord(differences)) return differences === undefined ? base : differences;
  const keys = new Set([...Object.keys(base), ...Object.keys(differences)]);
  return Object.fromEntries([...keys].map((key) => [key, layOver(base[key], differences[key])]));
};

const accentsOf = (accents: BrandFile["accents"]): Brand["accents"] =>
  typeof accents === "string" ? paletteAccents(accents) : accents;

export interface Composed {
  /** Null where the schema finds errors. */
  readonly brand: Brand | null;
  readonly findings: readonly Finding[];
}

/** A brand from its file and the default's settings, or everything that the schema finds wrong. */
export const composeBrand = (slug: string, file: unknown, defaultSettings: unknown): Composed => {
  const written = brandFileSchema.safeParse(file, { reportInput: true });
  const whole = layOver(defaultSettings, isRecord(file) ? file.settings : undefined);
  const settings = brandSettingsSchema.safeParse(whole, { reportInput: true });
  if (!written.success || !settings.success) {
    const findings = [
      ...explainIssues(written.error?.issues ?? []),
      ...explainIssues(settings.error?.issues ?? [], ["settings"]),
    ];
    return { brand: null, findings };
  }
  const { name, languages, currency, accents, shape = {}, logo, texts = {} } = written.data;
  const look = { currency, accents: accentsOf(accents), shape, logo };
  const brand = { slug, name, languages, ...look, texts, settings: settings.data };
  return { brand, findings: [] };
};
