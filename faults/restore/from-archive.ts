import { waitUntil } from "../../stack/process.ts";
import type { Bettor } from "../bettor.ts";
import { untilSettled } from "../ledger.ts";
import { startOwnMatches } from "../own-matches.ts";
import { TENANTS } from "../platform.ts";
import { bringBack } from "./bring-back.ts";
import { type Drill, endLoad } from "./drill.ts";

const BETS = 150;
const PUNTER = "archive-own";
const PRICE = 200;

interface Known {
  readonly req_uuid: string;
  readonly is_open: boolean;
}

const REQUESTS = "select req_uuid::text, bool_or(phase = 'PREPARED') as is_open from bets group by 1";

/** Requests that a bettor was told about and that the ledger does not know, or whose decision it does not know. */
const findLost = (bettors: readonly Bettor[], rows: readonly Known[]): Set<string> => {
  const isOpen = new Map(rows.map(({ req_uuid, is_open }) => [req_uuid, is_open]));
  const attempts = bettors.flatMap(({ attempts }) => attempts).filter(({ answers }) => answers.length > 0);
  const lost = attempts.filter(({ request, answers }) => {
    const open = isOpen.get(request.reqUuid);
    return open === undefined || (open && answers.some(({ state }) => state === "DECIDED"));
  });
  return new Set(lost.map(({ request }) => request.reqUuid));
};

/**
 * There is no standby. The disk is lost while bets are placed, and the database is restored from the base backup and the archive. A match
 * ends after the last archived moment: its result is known to the bus only.
 */
export const restoreFromArchive = async (drill: Drill): Promise<string[]> => {
  const { platform, servers } = drill;
  const primary = drill.primary();
  const matches = await startOwnMatches(platform.stack.natsUrl);
  await servers.backUp(primary);
  const load = await drill.startLoad("archive");
  const [tenant] = TENANTS;
  await platform.deposit(tenant, PUNTER, "100.00", crypto.randomUUID());
  const match = await matches.open(PRICE);
  await waitUntil("the match is known", async () => {
    const placed = await matches.placed([match], { tenant, punter: PUNTER }).catch(() => null);
    return placed !== null;
  });
  await load.untilMore(BETS);
  await primary.untilArchived();
  await matches.end(match, "won");
  await waitUntil("the match is settled", async () => {
    const open = `select from bets where punter = '${PUNTER}' and phase = 'PLACED'`;
    return (await primary.query(open)).length === 0;
  });
  await load.untilMore(BETS);
  const acknowledged = load.acknowledged();
  const lostAt = Date.now();
  await primary.lose();
  await platform.kill("bets");
  const started = performance.now();
  const restored = await servers.restore();
  const took = Math.round(performance.now() - started);
  const lost = findLost(load.bettors, await restored.query<Known>(REQUESTS));
  const [last] = await restored.query<{ at: Date }>("select max(at) as at from requests");
  const seconds = ((lostAt - (last?.at.getTime() ?? 0)) / 1000).toFixed(1);
  await bringBack(drill, restored, load);
  const outage = Date.now() - lostAt;
  await load.untilMore(BETS);
  const findings = await endLoad(drill, load, lost);
  findings.push(...(await untilSettled(platform.stack.databaseUrl("postgres"), [match])));
  await matches.stop();
  console.log(
    `disk lost, no standby: ${acknowledged} bets acknowledged, ${lost.size} of them lost, those of the last ${seconds} s; ` +
      `restored in ${took} ms, bets again ${outage} ms after the loss`,
  );
  return findings;
};
