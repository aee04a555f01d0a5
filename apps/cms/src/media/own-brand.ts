import { type CollectionBeforeChangeHook, ValidationError } from "payload";
import { idOf } from "../access/tenant.ts";
import { strayReferences } from "../fields/own-references.ts";

/** A picture is a brand's of its own tenant, or no brand's. */
export const ownBrand: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.brand) return data;
  const reference = { to: "brands", id: idOf(data.brand), path: ["brand"] };
  const [stray] = await strayReferences(req, [reference], idOf(data.tenant ?? originalDoc?.tenant));
  if (stray)
    throw new ValidationError({ collection: "media", errors: [{ path: "brand", message: stray.message }], req });
  return data;
};
