import { type PunterPreferences, punterPreferencesSchema } from "@touchline/protocol";
import type { Transaction } from "kysely";
import { type Database, inTenant, type Owner, type Tables } from "../database.ts";

/** What another version of the contract wrote and this one does not know is left out. */
const KNOWN = new Set(Object.keys(punterPreferencesSchema.shape));

const read = async (transaction: Transaction<Tables>, { tenant, punter }: Owner): Promise<PunterPreferences> => {
  const rows = await transaction
    .selectFrom("punter_preferences")
    .select(["name", "value"])
    .where("tenant", "=", tenant)
    .where("punter", "=", punter)
    .execute();
  return Object.fromEntries(rows.filter(({ name }) => KNOWN.has(name)).map(({ name, value }) => [name, value]));
};

export const readPreferences = (db: Database, owner: Owner): Promise<PunterPreferences> =>
  inTenant(db, owner.tenant, (transaction) => read(transaction, owner));

/** Changes those that are named, and answers with all there are afterwards. */
export const changePreferences = (db: Database, owner: Owner, change: PunterPreferences): Promise<PunterPreferences> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const values = Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ ...owner, name, value: JSON.stringify(value) }));
    if (values.length > 0) {
      await transaction
        .insertInto("punter_preferences")
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(["tenant", "punter", "name"]).doUpdateSet(({ ref }) => ({ value: ref("excluded.value") })),
        )
        .execute();
    }
    return read(transaction, owner);
  });
