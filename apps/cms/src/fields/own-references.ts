import type { PayloadRequest } from "payload";
import type { FoundReference } from "./references.ts";

export interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const foundOf = async (
  req: PayloadRequest,
  to: string,
  ids: readonly string[],
  tenant: string,
): Promise<Set<string>> => {
  const { docs } = await req.payload.find({
    collection: to,
    where: { and: [{ id: { in: [...ids] } }, { tenant: { equals: tenant } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return new Set(docs.map(({ id }) => String(id)));
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** References to what is not there, or belongs to somebody else: the same to whoever asks. */
export const strayReferences = async (
  req: PayloadRequest,
  references: readonly FoundReference[],
  tenant: string,
): Promise<Fault[]> => {
  const collections = [...new Set(references.map(({ to }) => to))];
  const strays = collections.map(async (to) => {
    const those = references.filter((reference) => reference.to === to);
    const ids = those.map(({ id }) => id).filter((id) => UUID.test(id));
    const found = await foundOf(req, to, ids, tenant);
    return those.filter(({ id }) => !found.has(id));
  });
  return (await Promise.all(strays)).flat().map(({ path }) => ({ path, message: "there is no such document" }));
};
