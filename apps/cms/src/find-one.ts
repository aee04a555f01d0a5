import type { Payload } from "payload";

/** For the program itself, whosever it is: the one document that has this value in this field. */
export const findOne = async (payload: Payload, collection: string, field: string, value: string, depth = 0) => {
  const where = { [field]: { equals: value } };
  return (await payload.find({ collection, where, depth, limit: 1, overrideAccess: true })).docs[0];
};
