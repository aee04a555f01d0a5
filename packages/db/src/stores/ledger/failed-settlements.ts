import type { EventResult } from "@touchline/protocol";
import { dueBy, IS_DUE } from "./leg-versions.ts";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, runInLedger, type Statement } from "./transaction.ts";

/** PostgreSQL stores no NUL in a text; messages of parsers quote what they could not parse. */
const textOf = (error: unknown): string => String(error).replaceAll("\0", "\ufffd");

const KEEP: Statement = {
  name: "keep-failed-settlement",
  text: `insert into failed_settlements (tenant, bet, event, version, error) values ($1, $2, $3, $4, $5)
    on conflict (bet, event, version, tenant) do update
    set error = excluded.error, tries = failed_settlements.tries + 1, at = excluded.at`,
};

/** Records a bet that a result could not be applied to. It is left out of settlement until the next attempt is due. */
export const keepFailedSettlement = (
  ledger: Ledger,
  tenant: string,
  bet: string,
  { eventId, version }: Pick<EventResult, "eventId" | "version">,
  error: unknown,
): Promise<void> =>
  inLedger(ledger, tenant, async ({ run }) => {
    await run(KEEP, bet, eventId, version, textOf(error));
  });

/** Condition on the alias `l` of `bet_legs`: its bet did not fail with this version since `after`. */
export const notFailed = (version: string, after: string): string => `not exists (select from failed_settlements f
    where f.tenant = l.tenant and f.bet = l.bet and f.event = l.event and f.version = ${version} and f.at > ${after})`;

const DUE: Statement = {
  name: "failed-settlements-due",
  text: `select result_of(event, version) as result from (select distinct f.event, f.version
    from failed_settlements f join bet_legs l on l.tenant = f.tenant and l.bet = f.bet and l.event = f.event
      cross join lateral (select market_versions(result_of(f.event, f.version)) as versions) failed ${dueBy("failed.versions")}
    where f.tenant = $1 and f.at <= $2 and ${IS_DUE} limit $3) failures`,
};

/** Results that some bet failed with, and whose last attempt was at `until` or before. */
export const readDueFailures = async (
  ledger: Ledger,
  tenant: string,
  until: Date,
  most: number,
): Promise<EventResult[]> => {
  const rows = await runInLedger<{ result: EventResult | null }>(ledger, tenant, DUE, until, most);
  return rows.flatMap(({ result }) => result ?? []);
};

const REJECT: Statement = {
  name: "reject-result",
  text: "insert into rejected_results (subject, data, error) select $2, $3, $4 where $1 <> ''",
};

/** Keeps a message that is no result, as it came. */
export const keepRejectedResult = (
  ledger: Ledger,
  tenant: string,
  message: { readonly subject: string; readonly data: Uint8Array },
  error: unknown,
): Promise<void> =>
  inLedger(ledger, tenant, async ({ run }) => {
    await run(REJECT, message.subject, Buffer.from(message.data), textOf(error));
  });
