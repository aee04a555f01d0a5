import type { BrandDocument } from "@touchline/brands";
import { APIError, type Endpoint, type PayloadHandler, type PayloadRequest } from "payload";
import * as z from "zod/mini";
import { answer, bodyOf, fail } from "../access/brand-endpoint.ts";
import { may, type Permission } from "../access/roles.ts";
import {
  type CompareAnswer,
  type DraftAnswer,
  type LiveAnswer,
  LONGEST_NOTE,
  type OverviewAnswer,
  type PublishAnswer,
  type PublishedAnswer,
  type RefusedAnswer,
} from "./answers.ts";
import { asJson, describeDraft, fingerprintOf, namesIn, needsSecondPerson, versionOf } from "./describe-draft.ts";
import { type Draft, findDraft } from "./draft.ts";
import { readDraftState, readPublication, writeDraftState } from "./draft-state.ts";
import { readHistory } from "./history.ts";
import { publishedDocuments } from "./platform.ts";
import { contentOf, obstaclesOf, type Published, publishAgain, publishDraft } from "./publish.ts";
import { readableDifferences } from "./readable.ts";
import { restoreDocuments } from "./restore.ts";

interface Asked {
  readonly req: PayloadRequest;
  /** Address of who asks. */
  readonly by: string;
  readonly draft: Draft;
}

const notFound = (): Response => fail(404, "Not found");

type Handle = (asked: Asked) => Promise<Response>;

/** For users of the brand's tenant; to all others there is no such brand. */
const forUsers =
  (handle: Handle, permission?: Permission): PayloadHandler =>
  async (req) => {
    if (!req.user) return fail(401, "Sign in first");
    const draft = await findDraft(req, String(req.routeParams?.id));
    if (!draft) return notFound();
    if (permission && !may(req.user, permission)) return fail(403, "Only a publisher may do this");
    return handle({ req, by: String(req.user.email), draft });
  };

const forPublishers = (handle: Handle): PayloadHandler => forUsers(handle, "publish");

const showDraft = forUsers(async ({ req, by, draft }) =>
  answer<DraftAnswer>(await describeDraft(req.payload, draft, by)),
);

const versionsOf = async ({ req, draft }: Asked) => {
  const names = await namesIn(req.payload, draft.tenantId);
  const versions = (await publishedDocuments().list(draft.slug)).map((version) => versionOf(version, names));
  return { names, versions };
};

/** What visitors see now. */
const showLive = forUsers(async ({ draft: { slug } }) => {
  const live = await publishedDocuments().latest(slug);
  return answer<LiveAnswer>({ document: live && (contentOf(live.document) as unknown as BrandDocument) });
});

const listPublished = forUsers(async (asked) =>
  answer<PublishedAnswer>({ versions: (await versionsOf(asked)).versions }),
);

const showOverview = forUsers(async (asked) => {
  const { req, draft } = asked;
  const { names, versions } = await versionsOf(asked);
  const live = await publishedDocuments().latest(draft.slug);
  const history = await readHistory(req.payload, draft.brandId, names, versions);
  return answer<OverviewAnswer>({ live: live && (JSON.parse(live.document) as BrandDocument), history });
});

const VERSION = /^[1-9]\d{0,8}$/;

/** The content of a version or of the draft; null where there is none. */
const contentNamed = async (draft: Draft, name: string): Promise<object | null> => {
  if (name === "draft") return draft.document && asJson(draft.document);
  const found = VERSION.test(name) ? await publishedDocuments().version(draft.slug, Number(name)) : null;
  return found && contentOf(found.document);
};

const compare = forUsers(async ({ req, draft }) => {
  const { searchParams } = new URL(String(req.url));
  const names = ["from", "to"].map((name) => searchParams.get(name) ?? "draft");
  const [older, newer] = await Promise.all(names.map((name) => contentNamed(draft, name)));
  if (!older || !newer) return notFound();
  return answer<CompareAnswer>({ differences: readableDifferences(older, newer) });
});

const tell = (published: Published): Response =>
  "version" in published
    ? answer<PublishAnswer>({ version: published.version })
    : answer<RefusedAnswer>({ findings: published.findings }, 422);

const publishSchema = z.object({
  note: z._default(z.string().check(z.maxLength(LONGEST_NOTE)), ""),
  confirmed: z._default(z.array(z.string()), []),
});
const targetSchema = z.object({ to: z.optional(z.int().check(z.positive())) });

const publish = forPublishers(async ({ req, by, draft }) => {
  const body = publishSchema.safeParse(await bodyOf(req));
  if (!body.success) return fail(400, `A note has at most ${LONGEST_NOTE} characters, and what is confirmed is a list`);
  if (!(await needsSecondPerson(req.payload, draft.tenantId)))
    return tell(await publishDraft(req.payload, draft, { by, ...body.data }));
  const findings = obstaclesOf(draft, body.data.confirmed);
  if (!draft.document || findings.length > 0) return tell({ findings });
  const request = { by, at: new Date().toISOString(), ...body.data, fingerprint: fingerprintOf(draft) };
  await writeDraftState(req.payload, draft, { request });
  return answer<PublishAnswer>({ version: null }, 202);
});

/** The second person. What they agree to is what the first one looked at. */
const agree = forPublishers(async ({ req, by, draft }) => {
  const { request } = await readDraftState(req.payload, draft.brandId);
  if (!request) return fail(404, "Nobody asked for a publication");
  if (request.by === by) return fail(403, "Somebody else has to agree");
  if (request.fingerprint !== fingerprintOf(draft))
    return fail(409, "The draft was changed since. It has to be asked for again");
  const note = [request.note, `agreed by ${by}`].filter(Boolean).join(" · ");
  return tell(await publishDraft(req.payload, draft, { by: request.by, note, confirmed: request.confirmed }));
});

const withdraw = forPublishers(async ({ req, draft }) => {
  await writeDraftState(req.payload, draft, { request: null });
  return answer({});
});

const rollback = forPublishers(async ({ req, by, draft }) => {
  const body = targetSchema.safeParse(await bodyOf(req));
  if (!body.success) return fail(400, "A version is a whole number");
  const published = await publishAgain(req.payload, draft, body.data.to, by);
  return published ? tell(published) : fail(404, "There is no such version");
});

/** The draft becomes what a version was made of; without a version, what is live. */
const reset = forUsers(async ({ req, draft }) => {
  const body = targetSchema.safeParse(await bodyOf(req));
  if (!body.success) return fail(400, "A version is a whole number");
  const version = body.data.to ?? (await publishedDocuments().latest(draft.slug))?.version;
  const documents = version ? await readPublication(req.payload, draft.brandId, version) : null;
  if (!version || !documents) return fail(404, "There is no version whose draft was kept");
  try {
    await restoreDocuments(req, documents);
  } catch (reason) {
    if (reason instanceof APIError) return fail(409, `The draft cannot be taken back: ${reason.message}`);
    throw reason;
  }
  await writeDraftState(req.payload, draft, { startsFrom: version, rolledBackFrom: null, request: null });
  return answer({});
});

export const publishingEndpoints: Endpoint[] = [
  { path: "/:id/draft", method: "get", handler: showDraft },
  { path: "/:id/live", method: "get", handler: showLive },
  { path: "/:id/published", method: "get", handler: listPublished },
  { path: "/:id/overview", method: "get", handler: showOverview },
  { path: "/:id/compare", method: "get", handler: compare },
  { path: "/:id/publish", method: "post", handler: publish },
  { path: "/:id/agree", method: "post", handler: agree },
  { path: "/:id/withdraw", method: "post", handler: withdraw },
  { path: "/:id/rollback", method: "post", handler: rollback },
  { path: "/:id/reset", method: "post", handler: reset },
];
