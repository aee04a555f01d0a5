import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from "payload";
import { publishedDocuments } from "../publishing/platform.ts";

/** Of brands of the tenant, whose published versions may show the picture. */
const brandSlugs = async (req: PayloadRequest, tenant: unknown): Promise<string[]> => {
  const where = { tenant: { equals: tenant } };
  const { docs } = await req.payload.find({ collection: "brands", where, depth: 0, pagination: false, req });
  return docs.map(({ slug }) => String(slug));
};

/** A picture that was ever published stays: every version can be brought back. */
export const keepPublished: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({ collection: "media", id, depth: 0, disableErrors: true, req });
  if (!picture?.filename) return;
  const slugs = await brandSlugs(req, picture.tenant);
  if (await publishedDocuments().everHeld(slugs, String(picture.filename)))
    throw new APIError(
      "This picture was published. It stays, so that every version can be brought back.",
      409,
      null,
      true,
    );
};
