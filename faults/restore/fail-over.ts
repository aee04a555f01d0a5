import { type Drill, endLoad } from "./drill.ts";
import { watchOutage } from "./outage.ts";

const BETS = 150;

/**
 * The primary is lost while bets are placed, and its synchronous standby takes over. Killed, its connections break and its disk is gone.
 * Frozen, it does not answer and its connections stay open, as those of a machine without power; it wakes up when it has been replaced.
 */
export const failOver = async (drill: Drill, loss: "killed" | "frozen"): Promise<string[]> => {
  const { servers } = drill;
  const old = drill.primary();
  const standby = await servers.addStandby(old);
  const load = await drill.startLoad(`fail-over-${loss}`);
  await load.untilMore(BETS);
  const acknowledged = load.acknowledged();
  const endOutage = watchOutage(load);
  if (loss === "killed") await old.lose();
  else old.freeze(true);
  const started = performance.now();
  await servers.promote(standby);
  drill.leadTo(standby);
  const promoted = Math.round(performance.now() - started);
  await load.untilMore(BETS);
  const outage = endOutage();
  if (loss === "frozen") old.freeze(false);
  await load.untilMore(BETS);
  const findings = await endLoad(drill, load);
  if (loss === "frozen") await old.lose();
  console.log(
    `primary ${loss}, synchronous standby: ${acknowledged} bets acknowledged before and ${load.acknowledged() - acknowledged} after it, ` +
      `promoted and switched in ${promoted} ms, no bet for ${outage} ms`,
  );
  return findings;
};
