import { brandSettingsSchema, explainIssues, type Finding } from "@touchline/brands/schema";
import type { Payload } from "payload";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { type Draft, loadDraft } from "./draft.ts";
import { publishedDocuments } from "./platform.ts";

export interface Publisher {
  /** The editor's address, or `import`. */
  readonly by: string;
  readonly note: string;
}

export type Published = { readonly version: number } | { readonly findings: readonly Finding[] };

/** A published document without the number it got. */
export const contentOf = (text: string): Fields => {
  const { version: _version, ...content } = fieldsIn(JSON.parse(text));
  return content;
};

/** An error is never published. A warning works, but hardly as its author meant: that is for the author to judge. */
export const publishDraft = async (draft: Draft, { by, note }: Publisher): Promise<Published> => {
  const { slug, tenant, document, findings } = draft;
  if (!document || findings.some(({ severity }) => severity === "error")) return { findings };
  const version = await publishedDocuments().publish({ slug, tenant, document, publishedBy: by, note });
  return { version };
};

/** Null where there is no such version. The draft is left as it is. */
export const publishAgain = async (
  { slug, tenant }: Draft,
  to: number | undefined,
  by: string,
): Promise<Published | null> => {
  const documents = publishedDocuments();
  const target = to ?? ((await documents.latest(slug))?.version ?? 0) - 1;
  const before = await documents.version(slug, target);
  if (!before || before.tenant !== tenant) return null;
  const document = contentOf(before.document);
  // The app may have moved on since.
  const parsed = brandSettingsSchema.safeParse(document.settings, { reportInput: true });
  if (!parsed.success) return { findings: explainIssues(parsed.error.issues, ["settings"]) };
  const note = `Back to version ${before.version}`;
  return { version: await documents.publish({ slug, tenant, document, publishedBy: by, note }) };
};

/** For the program itself: fails with what is wrong. */
export const publishBrand = async (payload: Payload, slug: string, publisher: Publisher): Promise<number> => {
  const published = await publishDraft(await loadDraft(payload, slug), publisher);
  if ("version" in published) return published.version;
  const reasons = published.findings.map(({ path, problem, remedy }) => `  ${path} · ${problem} · ${remedy}`);
  throw new Error([`brand ${slug} cannot be published:`, ...reasons].join("\n"));
};
