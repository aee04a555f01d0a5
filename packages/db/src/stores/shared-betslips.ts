import { hash, randomInt } from "node:crypto";
import type { SharedAnswer, SharedBetslip } from "@touchline/protocol";
import { type Database, inTenant } from "../database.ts";

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";
const LENGTH = 8;

const makeCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

type Shared = Pick<SharedAnswer, "betslip" | "names">;

/** Two slips are the same regardless of their prices. */
const digestOf = ({ type, selections, bankers }: SharedBetslip): string =>
  hash(
    "sha256",
    JSON.stringify([type, selections.map(({ eventId, slots }) => [eventId, slots]), bankers]),
    "base64url",
  );

/** Returns the slip's code; the existing one if the same slip was shared before. */
export const shareBetslip = (db: Database, tenant: string, { betslip, names }: Shared): Promise<string> =>
  inTenant(db, tenant, async (transaction) => {
    const digest = digestOf(betslip);
    const values = { tenant, digest, betslip: JSON.stringify(betslip), names: JSON.stringify(names) };
    await transaction
      .insertInto("shared_betslips")
      .values({ ...values, code: makeCode() })
      .onConflict((conflict) => conflict.columns(["tenant", "digest"]).doNothing())
      .execute();
    const { code } = await transaction
      .selectFrom("shared_betslips")
      .select("code")
      .where("tenant", "=", tenant)
      .where("digest", "=", digest)
      .executeTakeFirstOrThrow();
    return code;
  });

export const readSharedBetslip = (db: Database, tenant: string, code: string): Promise<SharedAnswer | null> =>
  inTenant(db, tenant, async (transaction) => {
    const row = await transaction
      .selectFrom("shared_betslips")
      .select(["betslip", "names"])
      .where("tenant", "=", tenant)
      .where("code", "=", code)
      .executeTakeFirst();
    return row ? { code, betslip: row.betslip as SharedBetslip, names: row.names as Shared["names"] } : null;
  });
