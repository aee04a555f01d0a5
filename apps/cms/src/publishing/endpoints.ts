import { diffValues } from "@touchline/brands/schema";
import type { PublishedVersion as StoredVersion } from "@touchline/db";
import type { Endpoint, PayloadHandler, PayloadRequest } from "payload";
import * as z from "zod/mini";
import {
  type CompareAnswer,
  type DraftAnswer,
  LONGEST_NOTE,
  type PublishAnswer,
  type PublishedAnswer,
  type PublishedVersion,
  type RefusedAnswer,
} from "./answers.ts";
import { type Draft, findDraft } from "./draft.ts";
import { publishedDocuments } from "./platform.ts";
import { contentOf, type Published, publishAgain, publishDraft } from "./publish.ts";
import { readableDifferences } from "./readable.ts";

type Editor = NonNullable<PayloadRequest["user"]>;

interface Asked {
  readonly req: PayloadRequest;
  readonly editor: Editor;
  readonly draft: Draft;
}

const fail = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status });

const notFound = (): Response => fail(404, "Not found");

const answer = <Body>(body: Body): Response =>
  Response.json(body, { headers: { "cache-control": "private, no-store" } });

/** For an editor of the brand; to all others there is no such brand. */
const forEditors =
  (handle: (asked: Asked) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (!req.user) return fail(401, "Sign in first");
    const draft = await findDraft(req, String(req.routeParams?.id));
    return draft ? handle({ req, editor: req.user, draft }) : notFound();
  };

const versionOf = ({ version, publishedAt, publishedBy, note }: StoredVersion): PublishedVersion => ({
  version,
  publishedAt: publishedAt.toISOString(),
  publishedBy,
  note,
});

const showDraft = forEditors(async ({ draft: { slug, document, findings } }) => {
  const live = await publishedDocuments().latest(slug);
  const differences = document ? diffValues(live ? contentOf(live.document) : {}, asJson(document)).length : 0;
  return answer<DraftAnswer>({ document, findings, published: live && versionOf(live), differences });
});

/** As it will be read again: without what JSON does not hold. */
const asJson = (document: object): object => JSON.parse(JSON.stringify(document));

const listPublished = forEditors(async ({ draft }) => {
  const versions = await publishedDocuments().list(draft.slug);
  return answer<PublishedAnswer>({ versions: versions.map(versionOf) });
});

const VERSION = /^[1-9]\d{0,8}$/;

/** The content of a version or of the draft; null where there is none. */
const contentNamed = async (draft: Draft, name: string): Promise<object | null> => {
  if (name === "draft") return draft.document && asJson(draft.document);
  const found = VERSION.test(name) ? await publishedDocuments().version(draft.slug, Number(name)) : null;
  return found && contentOf(found.document);
};

const compare = forEditors(async ({ req, draft }) => {
  const { searchParams } = new URL(String(req.url));
  const names = ["from", "to"].map((name) => searchParams.get(name) ?? "draft");
  const [older, newer] = await Promise.all(names.map((name) => contentNamed(draft, name)));
  if (!older || !newer) return notFound();
  return answer<CompareAnswer>({ differences: readableDifferences(older, newer) });
});

const tell = (published: Published): Response =>
  "version" in published
    ? answer<PublishAnswer>({ version: published.version })
    : Response.json({ findings: published.findings } satisfies RefusedAnswer, { status: 422 });

const noteSchema = z.object({ note: z._default(z.string().check(z.maxLength(LONGEST_NOTE)), "") });
const targetSchema = z.object({ to: z.optional(z.int().check(z.positive())) });

const bodyOf = async (req: PayloadRequest): Promise<unknown> => (await req.json?.().catch(() => null)) ?? {};

const publish = forEditors(async ({ req, editor, draft }) => {
  const body = noteSchema.safeParse(await bodyOf(req));
  if (!body.success) return fail(400, `A note has at most ${LONGEST_NOTE} characters`);
  return tell(await publishDraft(draft, { by: String(editor.email), note: body.data.note }));
});

const rollback = forEditors(async ({ req, editor, draft }) => {
  const body = targetSchema.safeParse(await bodyOf(req));
  if (!body.success) return fail(400, "A version is a whole number");
  const published = await publishAgain(draft, body.data.to, String(editor.email));
  return published ? tell(published) : fail(404, "There is no such version");
});

export const publishingEndpoints: Endpoint[] = [
  { path: "/:id/draft", method: "get", handler: showDraft },
  { path: "/:id/published", method: "get", handler: listPublished },
  { path: "/:id/compare", method: "get", handler: compare },
  { path: "/:id/publish", method: "post", handler: publish },
  { path: "/:id/rollback", method: "post", handler: rollback },
];
