/**
 * A provider for the bench: the emulator, whose matches stand still, and messages of live odds at a fixed rate. Arguments: the broker,
 * the rate, the seconds. It prints its address, waits for a line, sends, and prints what it has sent.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "amqplib";
import { startEmulator } from "../../services/feed/src/emulator/emulator.ts";
import { LIVE } from "../../services/feed/src/emulator/world.ts";
import { createSimulator } from "../../services/feed/src/sources/simulator/simulator.ts";
import { formatUrn } from "../../services/feed/src/sources/unified-feed/wire/urn.ts";

const [amqpUrl = "", rate = "5000", seconds = "10"] = process.argv.slice(2);
const EXCHANGE = "unifiedfeed";
const TICK_MS = 5;
/** Markets in a message: about 1.5 kB. */
const MARKETS = 5;

const emulator = await startEmulator({
  ...{ amqpUrl, exchange: EXCHANGE, port: 0, aliveMs: 2_000 },
  source: createSimulator({ seed: 1, events: 300, live: 150, speed: 1, rate: null, removeAfter: 60_000 }),
});
while (!emulator.isReady()) await sleep(50);
emulator.world.pause(true);

/** A market with ten different last digits of its odds, so that every message is a change. */
const variantsOf = (element: string): string[] =>
  Array.from({ length: 10 }, (_, digit) => element.replace(/(odds="\d+\.\d)\d/g, `$1${digit}`));

const events = emulator.world
  .offered()
  .filter(({ event, producer }) => producer === LIVE && event.markets.length > MARKETS);
/** Of events with open markets. */
const templates = events.flatMap((told) => {
  const elements = [...told.markets.values()]
    .filter(({ status }) => status === 1)
    .map(({ element }) => variantsOf(element));
  return elements.length > 0 ? { told, urn: formatUrn(told.urn), number: told.urn.number, elements, turn: 0 } : [];
});
const status =
  '<sport_event_status status="1" match_status="6" home_score="1" away_score="0"><clock match_time="41:05"/></sport_event_status>';

const connection = await connect(amqpUrl);
const channel = await connection.createChannel();
console.log(JSON.stringify({ apiUrl: emulator.apiUrl, events: templates.length }));
await once(createInterface({ input: process.stdin }), "line");

let [sent, bytes] = [0, 0];
const start = performance.now();
const end = start + Number(seconds) * 1_000;
while (performance.now() < end) {
  const due = Math.floor(((performance.now() - start) * Number(rate)) / 1_000);
  for (; sent < due; sent += 1) {
    const template = templates[sent % templates.length] as (typeof templates)[number];
    template.turn += 1;
    template.told.timestamp = Math.max(Date.now(), template.told.timestamp + 1);
    const first = (template.turn * MARKETS) % template.elements.length;
    const markets = template.elements.slice(first, first + MARKETS).map((variants) => variants[template.turn % 10]);
    const body = Buffer.from(
      `<odds_change product="1" event_id="${template.urn}" timestamp="${template.told.timestamp}">${status}<odds>${markets.join("")}</odds></odds_change>`,
    );
    bytes += body.length;
    channel.publish(EXCHANGE, `hi.-.live.odds_change.1.sr:match.${template.number}.-`, body);
  }
  await sleep(TICK_MS);
}
console.log(JSON.stringify({ sent, bytes }));
