import type { PunterBetslips } from "@touchline/protocol";
import type { Transaction } from "kysely";
import { type Database, inTenant, type Owner, type Tables } from "../database.ts";

const NOTHING: PunterBetslips = { version: 0, content: null };

/** The stored slips have another version than the change is based on. */
export class BetslipsChanged extends Error {
  readonly now: PunterBetslips;

  constructor(now: PunterBetslips) {
    super(`the slips are at version ${now.version}`);
    this.now = now;
  }
}

const read = async (transaction: Transaction<Tables>, { tenant, punter }: Owner): Promise<PunterBetslips> => {
  const row = await transaction
    .selectFrom("punter_betslips")
    .select(["version", "content"])
    .where("tenant", "=", tenant)
    .where("punter", "=", punter)
    .executeTakeFirst();
  return row ? { version: Number(row.version), content: row.content as Record<string, unknown> } : NOTHING;
};

export const readBetslips = (db: Database, owner: Owner): Promise<PunterBetslips> =>
  inTenant(db, owner.tenant, (transaction) => read(transaction, owner));

/** Optimistic locking: replaces the slips only if `base` is the current version, so that one device cannot undo another's change. */
export const keepBetslips = (
  db: Database,
  owner: Owner,
  { base, content }: { readonly base: number; readonly content: Record<string, unknown> },
): Promise<PunterBetslips> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const values = { ...owner, version: base + 1, content: JSON.stringify(content) };
    const written =
      base === 0
        ? await transaction
            .insertInto("punter_betslips")
            .values(values)
            .onConflict((conflict) => conflict.doNothing())
            .returning("version")
            .executeTakeFirst()
        : await transaction
            .updateTable("punter_betslips")
            .set({ version: values.version, content: values.content })
            .where("tenant", "=", owner.tenant)
            .where("punter", "=", owner.punter)
            .where("version", "=", String(base))
            .returning("version")
            .executeTakeFirst();
    if (!written) throw new BetslipsChanged(await read(transaction, owner));
    return { version: Number(written.version), content };
  });
