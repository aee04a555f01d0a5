import { isDeepStrictEqual } from "node:util";
import type { KeptServer } from "@touchline/db/testing/kept-servers";
import { waitUntil } from "../../stack/process.ts";
import { bringBack } from "./bring-back.ts";
import { type Drill, endLoad } from "./drill.ts";

const BETS = 150;

/** One row with the number and a hash of the rows of every table. */
const stateOf = async (server: KeptServer): Promise<Readonly<Record<string, string>>> => {
  const tables = await server.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const columns = tables.map(
    ({ name }) =>
      `(select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${name} t) as ${name}`,
  );
  const [state] = await server.query<Record<string, string>>(`select ${columns.join()}`);
  return state ?? {};
};

/** Somebody destroys balances while bets are placed. The database is restored to a moment before that. */
export const restoreToMoment = async (drill: Drill): Promise<string[]> => {
  const { platform, servers } = drill;
  const primary = drill.primary();
  await servers.backUp(primary);
  const before = await drill.startLoad("moment-before");
  await before.untilMore(BETS);
  const findings = await endLoad(drill, before);
  await waitUntil("all messages are sent", async () => {
    return (await primary.query("select from outbox where sent_at is null")).length === 0;
  });
  const recorded = await stateOf(primary);
  const [moment] = await primary.query<{ at: string }>("select clock_timestamp()::text as at");
  const after = await drill.startLoad("moment-after");
  await after.untilMore(BETS);
  await primary.query("update wallets set balance = 0");
  await after.stop();
  await primary.untilArchived();
  await platform.kill("bets");
  const started = performance.now();
  const restored = await servers.restore(moment?.at);
  const took = Math.round(performance.now() - started);
  const state = await stateOf(restored);
  for (const [table, content] of Object.entries(recorded))
    if (state[table] !== content)
      findings.push(`PEER-22 ${table} is not as it was at ${moment?.at}: ${state[table]} instead of ${content}`);
  if (isDeepStrictEqual(await stateOf(primary), recorded)) findings.push("nothing was changed after the moment");
  await primary.lose();
  await bringBack(drill, restored, after);
  for (const bettor of after.bettors) bettor.close();
  const again = await drill.startLoad("moment-again");
  await again.untilMore(BETS);
  findings.push(...(await endLoad(drill, again)));
  console.log(
    `restored to a moment: ${Object.keys(recorded).length} tables as they were, ${after.acknowledged()} later bets are gone, ` +
      `restored in ${took} ms`,
  );
  return findings;
};
