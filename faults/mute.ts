import { setTimeout as sleep } from "node:timers/promises";
import { heartbeatSubject, type OfferEvent } from "@touchline/protocol";
import { placementOf, requestOf, selectionOf } from "../services/bets/src/test-support/requests.ts";
import { beat, prematchEvent } from "../services/bets/src/test-support/sample-offer.ts";
import { type Scene, startScene } from "../services/bets/src/test-support/scene.ts";
import type { Mode } from "./mode.ts";

const SILENT_AFTER_MS = 20_000;
const LOCKED_WITHIN_MS = 1_000;
/** Producers fall silent at different moments of this time. */
const SPREAD_MS = 3_000;
/** Bets are tried from this long before the threshold on. */
const EARLY_MS = 500;
const EVERY_MS = 50;
const FIRST_EVENT = 100;
const PUNTER = "ana";

/** Whether the bet is taken; otherwise the codes. */
const tryBet = async (scene: Scene, event: OfferEvent): Promise<"PLACED" | string> => {
  const placement = placementOf(await scene.place(PUNTER, requestOf([selectionOf(event)], "0.10")));
  if (placement.state !== "DECIDED") return placement.state;
  const [bet] = placement.result.bets;
  return bet?.status === "PLACED" ? "PLACED" : (bet?.reasons ?? []).map(({ code }) => code).join();
};

interface Muted {
  /** From 20 s of silence to the first bet that was refused for it. */
  readonly lockedAfter: number;
  readonly findings: readonly string[];
}

/** Stops the heartbeats of a producer, waits for the lock, and opens it again by a complete resync. */
const muteOne = async (scene: Scene, event: OfferEvent, neighbour: OfferEvent, stop: () => void): Promise<Muted> => {
  const { producer } = event;
  const findings: string[] = [];
  await sleep(Math.random() * SPREAD_MS);
  stop();
  beat(scene.bus, producer)();
  const threshold = Date.now() + SILENT_AFTER_MS;
  await sleep(SILENT_AFTER_MS - EARLY_MS);
  let lockedAfter = Number.POSITIVE_INFINITY;
  while (Date.now() < threshold + LOCKED_WITHIN_MS && lockedAfter === Number.POSITIVE_INFINITY) {
    const outcome = await tryBet(scene, event);
    if (outcome === "FEED_SILENT") lockedAfter = Date.now() - threshold;
    else if (outcome !== "PLACED") findings.push(`R8 a bet on ${producer} was refused for ${outcome}`);
    const beside = await tryBet(scene, neighbour);
    if (beside !== "PLACED") findings.push(`R8 a bet on another producer was refused for ${beside}`);
    await sleep(EVERY_MS);
  }
  if (lockedAfter < 0) findings.push(`R8 ${producer} was locked ${-lockedAfter} ms early`);
  if (lockedAfter > LOCKED_WITHIN_MS) findings.push(`R8 ${producer} was not locked within ${LOCKED_WITHIN_MS} ms`);
  const resyncing = JSON.stringify({ producer, at: Date.now(), resyncing: true });
  scene.bus.publish(heartbeatSubject(producer), resyncing);
  const during = await tryBet(scene, event);
  if (during !== "FEED_SILENT") findings.push(`R8 during the resync of ${producer} a bet was ${during}`);
  beat(scene.bus, producer)();
  const afterwards = await tryBet(scene, event);
  if (afterwards !== "PLACED") findings.push(`R8 after the resync of ${producer} a bet was refused for ${afterwards}`);
  return { lockedAfter, findings };
};

/** R8: several producers fall silent, each for itself, and others go on. */
export const mute: Mode = async ({ mute: given }) => {
  const count = Number(given);
  const neighbour = prematchEvent(FIRST_EVENT);
  const events = Array.from({ length: count }, (_, index) =>
    prematchEvent(FIRST_EVENT + 1 + index, { producer: `producer-${index}` }),
  );
  const scene = await startScene([neighbour, ...events]);
  try {
    const stops = events.map(({ producer }) => beat(scene.bus, producer));
    for (let node = 0; node < 2; node += 1) await scene.startNode();
    await scene.deposit(PUNTER, "100000");
    const muted = await Promise.all(
      events.map((event, index) => muteOne(scene, event, neighbour, stops[index] as () => void)),
    );
    const times = muted.map(({ lockedAfter }) => lockedAfter).sort((a, b) => a - b);
    console.log(
      `locked ${times[Math.floor(count / 2)]} ms after 20 s of silence in the median, ${times.at(-1)} ms at most`,
    );
    return { done: count, what: "silent producers", findings: muted.flatMap(({ findings }) => findings) };
  } finally {
    await scene.remove();
  }
};
