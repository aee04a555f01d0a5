import { APIError, type CollectionBeforeDeleteHook } from "payload";

/** Who administrates a tenant does not remove themselves: somebody must be left who can let others in. */
export const refuseLast: CollectionBeforeDeleteHook = ({ id, req }) => {
  if (req.user && String(req.user.id) === String(id))
    throw new APIError("You cannot remove yourself. Ask another administrator.", 409, null, true);
};
