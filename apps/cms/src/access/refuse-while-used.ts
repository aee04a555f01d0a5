import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from "payload";
import { type Fields, fieldsIn } from "../fields/form-value.ts";
import { referencesIn } from "../fields/references.ts";

/** Documents of a collection, and how what they refer to is found. */
export interface Users {
  readonly collection: string;
  readonly read: (form: Fields) => unknown;
}

const usersOf = async (req: PayloadRequest, { collection, read }: Users, to: string, id: string): Promise<string[]> => {
  const used = await req.payload.findByID({ collection: to, id, depth: 0, disableErrors: true, req });
  const where = { tenant: { equals: used?.tenant } };
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req });
  return docs
    .map(fieldsIn)
    .filter((doc) => referencesIn(read(doc)).some((reference) => reference.to === to && reference.id === id))
    .map(({ name }) => String(name));
};

/** What something else shows is not taken away under it. */
export const refuseWhileUsed =
  (users: Users): CollectionBeforeDeleteHook =>
  async ({ id, req, collection }) => {
    const names = await usersOf(req, users, collection.slug, String(id));
    if (names.length === 0) return;
    const message = `It is used by ${names.join(", ")}. Take it out there first.`;
    throw new APIError(message, 409, null, true);
  };
