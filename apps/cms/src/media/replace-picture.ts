import { APIError, type Endpoint, type PayloadHandler, type PayloadRequest } from "payload";
import * as z from "zod/mini";
import { fail } from "../access/brand-endpoint.ts";

const bodySchema = z.object({ with: z.uuid() });
const UUID = z.uuid();

const findOwn = (req: PayloadRequest, id: string) =>
  UUID.safeParse(id).success
    ? req.payload.findByID({ collection: "media", id, depth: 0, overrideAccess: false, disableErrors: true, req })
    : null;

const showInstead = async (req: PayloadRequest, from: string, to: string): Promise<string[]> => {
  const where = { image: { equals: from } };
  const asked = { depth: 0, overrideAccess: false, req } as const;
  const { docs } = await req.payload.find({ collection: "banners", where, pagination: false, ...asked });
  for (const { id } of docs) await req.payload.update({ collection: "banners", id, data: { image: to }, ...asked });
  return docs.map(({ id }) => String(id));
};

/** What was never published goes; what was stays under a name that tells it apart. */
const putAway = async (req: PayloadRequest, id: string, name: string): Promise<void> => {
  const asked = { collection: "media", id, depth: 0, overrideAccess: false, req } as const;
  try {
    await req.payload.delete(asked);
  } catch (reason) {
    if (!(reason instanceof APIError) || reason.status !== 409) throw reason;
    await req.payload.update({ ...asked, data: { name: `${name} (replaced)` } });
  }
};

/** `POST /api/media/{id}/replace` with `{with}`: every banner that shows the one shows the other. Published versions keep the old one. */
const replace: PayloadHandler = async (req) => {
  if (!req.user) return fail(401, "Sign in first");
  const body = bodySchema.safeParse(await req.json?.().catch(() => null));
  if (!body.success) return fail(400, "Name the picture that replaces this one");
  const [old, next] = await Promise.all([
    findOwn(req, String(req.routeParams?.id)),
    findOwn(req, String(body.data.with)),
  ]);
  if (!old || !next || old.id === next.id) return fail(404, "Not found");
  const banners = await showInstead(req, String(old.id), String(next.id));
  await putAway(req, String(old.id), String(old.name ?? ""));
  return Response.json({ banners });
};

export const replaceEndpoint: Endpoint = { path: "/:id/replace", method: "post", handler: replace };
