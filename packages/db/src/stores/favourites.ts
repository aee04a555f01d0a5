import { type Favourites, type FavouritesChange, MOST_FAVOURITES } from "@touchline/protocol";
import type { Transaction } from "kysely";
import { type Database, inTenant, type Owner, type Tables } from "../database.ts";

const KINDS = ["tournaments", "events", "markets"] as const;
type Kind = (typeof KINDS)[number];

export class TooManyFavourites extends Error {
  constructor(kind: Kind) {
    super(`${kind}: more than ${MOST_FAVOURITES}`);
  }
}

const read = async (transaction: Transaction<Tables>, { tenant, punter }: Owner): Promise<Favourites> => {
  const rows = await transaction
    .selectFrom("punter_favourites")
    .select(["kind", "id"])
    .where("tenant", "=", tenant)
    .where("punter", "=", punter)
    .orderBy("id")
    .execute();
  const idsOf = (kind: Kind): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => Number(id));
  return { tournaments: idsOf("tournaments"), events: idsOf("events"), markets: idsOf("markets") };
};

const add = async (transaction: Transaction<Tables>, owner: Owner, kind: Kind, ids: readonly number[]) => {
  if (ids.length === 0) return;
  await transaction
    .insertInto("punter_favourites")
    .values(ids.map((id) => ({ ...owner, kind, id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const remove = async (transaction: Transaction<Tables>, owner: Owner, kind: Kind, ids: readonly number[]) => {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom("punter_favourites")
    .where("tenant", "=", owner.tenant)
    .where("punter", "=", owner.punter)
    .where("kind", "=", kind)
    .where("id", "in", ids.map(String))
    .execute();
};

export const readFavourites = (db: Database, owner: Owner): Promise<Favourites> =>
  inTenant(db, owner.tenant, (transaction) => read(transaction, owner));

/** Returns all favourites after the change. An id that is both added and removed is removed. */
export const changeFavourites = (db: Database, owner: Owner, change: FavouritesChange): Promise<Favourites> =>
  inTenant(db, owner.tenant, async (transaction) => {
    for (const kind of KINDS) {
      await add(transaction, owner, kind, change[kind]);
      await remove(transaction, owner, kind, change[`${kind}ForRemoval`]);
    }
    const favourites = await read(transaction, owner);
    const over = KINDS.find((kind) => favourites[kind].length > MOST_FAVOURITES);
    if (over) throw new TooManyFavourites(over);
    return favourites;
  });
