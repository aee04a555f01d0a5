import type { CollectionBeforeDeleteHook } from "payload";
import { idOf, tenantOf } from "../access/tenant.ts";

/** Earlier states of banners that showed the picture go with it: the database would refuse to keep them without one. */
export const forgetHistory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const picture = await req.payload.findByID({ collection: "media", id, depth: 0, disableErrors: true, req });
  // This runs before Payload looks whose the picture is.
  if (!picture || (req.user && idOf(picture.tenant) !== tenantOf(req.user))) return;
  await req.payload.db.deleteVersions({ collection: "banners", where: { "version.image": { equals: id } }, req });
};
