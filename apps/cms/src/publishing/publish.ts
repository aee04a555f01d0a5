import {
  brandSettingsSchema,
  checkJurisdiction,
  explainIssues,
  type Finding,
  findingKey,
  obstaclesIn,
  tenantPack,
} from "@touchline/brands/schema";
import type { Payload } from "payload";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { documentsOf } from "./documents.ts";
import { type Draft, loadDraft } from "./draft.ts";
import { keepPublication, readPublication, writeDraftState } from "./draft-state.ts";
import { publishedDocuments } from "./platform.ts";

export interface Publisher {
  /** The user's address, or `import`. */
  readonly by: string;
  readonly note: string;
  /** Keys of the findings that were seen and are published nevertheless. */
  readonly confirmed: readonly string[];
}

export type Published = { readonly version: number } | { readonly findings: readonly Finding[] };

/** A published document without the number it got. */
export const contentOf = (text: string): Fields => {
  const { version: _version, ...content } = fieldsIn(JSON.parse(text));
  return content;
};

/** What keeps the draft from being published by who confirmed so much. A warning is for its author to judge. */
export const obstaclesOf = ({ document, findings }: Draft, confirmed: readonly string[]): readonly Finding[] =>
  document ? obstaclesIn(findings, new Set(confirmed)) : findings;

export const publishDraft = async (
  payload: Payload,
  draft: Draft,
  { by, note, confirmed }: Publisher,
): Promise<Published> => {
  const { slug, tenant, document, brandId } = draft;
  const obstacles = obstaclesOf(draft, confirmed);
  if (!document || obstacles.length > 0) return { findings: obstacles };
  const documents = await documentsOf({ payload }, brandId);
  const version = await publishedDocuments().publish({ slug, tenant, document, publishedBy: by, note });
  await keepPublication(payload, draft, version, documents);
  await writeDraftState(payload, draft, { startsFrom: version, rolledBackFrom: null, request: null });
  return { version };
};

/** Null where there is no such version. The draft is left as it is. */
export const publishAgain = async (
  payload: Payload,
  draft: Draft,
  to: number | undefined,
  by: string,
): Promise<Published | null> => {
  const { slug, tenant, brandId } = draft;
  const documents = publishedDocuments();
  const live = (await documents.latest(slug))?.version ?? 0;
  const before = await documents.version(slug, to ?? live - 1);
  if (!before || before.tenant !== tenant) return null;
  const document = contentOf(before.document);
  // The app may have moved on since.
  const parsed = brandSettingsSchema.safeParse(document.settings, { reportInput: true });
  if (!parsed.success) return { findings: explainIssues(parsed.error.issues, ["settings"]) };
  // So may the law.
  const languages = (document.languages ?? []) as readonly string[];
  const broken = checkJurisdiction({ settings: parsed.data, languages }, tenantPack(tenant, Date.now()));
  if (broken.length > 0) return { findings: broken };
  const note = `Back to version ${before.version}`;
  const version = await documents.publish({ slug, tenant, document, publishedBy: by, note });
  const kept = await readPublication(payload, brandId, before.version);
  if (kept) await keepPublication(payload, draft, version, kept);
  await writeDraftState(payload, draft, { rolledBackFrom: live });
  return { version };
};

/** For the program itself: fails with what is wrong. Nobody is there to confirm anything. */
export const publishBrand = async (
  payload: Payload,
  slug: string,
  publisher: Omit<Publisher, "confirmed">,
): Promise<number> => {
  const draft = await loadDraft(payload, slug);
  const published = await publishDraft(payload, draft, { ...publisher, confirmed: draft.findings.map(findingKey) });
  if ("version" in published) return published.version;
  const reasons = published.findings.map(({ path, problem, remedy }) => `  ${path} · ${problem} · ${remedy}`);
  throw new Error([`brand ${slug} cannot be published:`, ...reasons].join("\n"));
};
