import type { BrandDocument } from "@touchline/brands";
import { explainIssues, type OwnTexts, ownTextsSchema } from "@touchline/brands/schema";
import type { Endpoint } from "payload";
import * as z from "zod/mini";
import { answer, bodyOf, fail, forBrand, saveAsEditor } from "../access/brand-endpoint.ts";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { publishedDocuments } from "../publishing/platform.ts";
import { applyChanges } from "./apply-changes.ts";
import { defaultsOf, ENGLISH } from "./catalogues.ts";
import type { SavedTextsAnswer, TextsAnswer } from "./texts-answers.ts";

const languagesOf = ({ languages }: Fields): readonly string[] => languages as string[];

const ownOf = ({ texts }: Fields): OwnTexts => fieldsIn(texts) as OwnTexts;

const liveTexts = async (slug: string): Promise<OwnTexts> => {
  const live = await publishedDocuments().latest(slug);
  return (live && (JSON.parse(live.document) as BrandDocument).texts) ?? {};
};

const showTexts = forBrand(async ({ brand }) => {
  const languages = languagesOf(brand);
  return answer<TextsAnswer>({
    languages,
    english: ENGLISH,
    defaults: Object.fromEntries(languages.map((language) => [language, defaultsOf(language)])),
    own: ownOf(brand),
    live: await liveTexts(String(brand.slug)),
  });
});

const MOST_CHANGES = 1_000;

const changesSchema = z.object({
  changes: z
    .array(z.strictObject({ language: z.string(), key: z.string(), text: z.nullable(z.string()) }))
    .check(z.minLength(1), z.maxLength(MOST_CHANGES)),
});

const saveTexts = forBrand(async ({ req, id, brand }) => {
  const body = changesSchema.safeParse(await bodyOf(req));
  if (!body.success) return fail(400, "These are no changes of texts");
  const { changes } = body.data;
  const stray = changes.find(({ language, text }) => text !== null && !languagesOf(brand).includes(language));
  if (stray) return fail(400, `The brand has no language ${stray.language}`);
  const parsed = ownTextsSchema.safeParse(applyChanges(ownOf(brand), changes), { reportInput: true });
  if (!parsed.success) {
    const [first] = explainIssues(parsed.error.issues);
    return fail(400, first ? `${first.path}: ${first.problem}` : "These are no texts");
  }
  return (
    (await saveAsEditor(req, "brands", id, { texts: parsed.data })) ?? answer<SavedTextsAnswer>({ own: parsed.data })
  );
});

export const textsEndpoints: Endpoint[] = [
  { path: "/:id/texts", method: "get", handler: showTexts },
  { path: "/:id/texts", method: "patch", handler: saveTexts },
];
