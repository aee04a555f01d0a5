import { type PunterPreferences, punterPreferencesSchema } from "@touchline/protocol";
import type { Transaction } from "kysely";
import { type Database, inTenant, type Owner, type Tables } from "../database.ts";

/** Preferences written by another version of the software are left out. */
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

/** Changes the given preferences, and returns all of them. */
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
