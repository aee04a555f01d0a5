import { metrics } from "@touchline/server-kit";
import type { TestRabbit } from "@touchline/server-kit/testing/rabbitmq";
import { connect } from "amqplib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { urnOfEvent } from "../../emulator/names.ts";
import { LIVE, PREMATCH } from "../../emulator/world.ts";
import type { SourceEvent, SourcePick } from "../../source.ts";
import { compareResults } from "../../test-support/compare-results.ts";
import { openLine } from "../../test-support/line.ts";
import { createMangler } from "../../test-support/mangled-messages.ts";
import { type Provider, SHORT_TIMES, startProvider, startRabbit } from "../../test-support/provider.ts";
import { isLong } from "../../test-support/size.ts";
import { eventIdOf } from "./wire/urn.ts";

const figureOf = async (name: string, labels: Readonly<Record<string, string>>): Promise<number> => {
  const found = await metrics.getSingleMetric(name)?.get();
  const values = found?.values.filter(({ labels: of }) =>
    Object.entries(labels).every(([key, value]) => of[key] === value),
  );
  return values?.reduce((sum, { value }) => sum + value, 0) ?? 0;
};

/** `TEST_SIZE=long` sends as many as the goal asks for. */
const MANGLED = isLong ? 100_000 : 2_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("PEER-16 PEER-17 the adapter beside the provider's emulator", () => {
  let rabbit: TestRabbit;
  let line: Awaited<ReturnType<typeof openLine>>;
  let provider: Provider;
  /** Messages that came to the adapter. */
  let came: number;

  beforeAll(async () => {
    rabbit = await startRabbit();
    line = await openLine(Number(new URL(rabbit.url).port));
  });
  afterAll(async () => {
    line?.close();
    await rabbit?.remove();
  });

  beforeEach(async () => {
    const url = new URL(rabbit.url);
    url.port = `${line.port}`;
    came = 0;
    provider = await startProvider(rabbit, { adapterUrl: url.href, onCame: () => void (came += 1) });
    await expect.poll(provider.emulator.isReady).toBe(true);
    provider.source.start(provider.recorded.sink, []);
    await expect.poll(provider.recorded.isComplete).toBe(true);
  });
  afterEach(() => provider?.stop());

  /** The provider holds still meanwhile: otherwise something would always be on its way. */
  const isTrue = async (): Promise<void> => {
    provider.emulator.world.pause(true);
    await expect.poll(() => provider.differences().slice(0, 5), { interval: 50 }).toEqual([]);
    provider.emulator.world.pause(false);
  };
  const upOf = (name: string) => provider.recorded.producers.get(name);
  const isUp = () => expect.poll(() => [upOf("LO"), upOf("Ctrl")]).toEqual([true, true]);
  const downAt = (name: string): number =>
    provider.recorded.log.findLast(({ what }) => what === `${name} down`)?.at ?? 0;

  /** Bad lines end in a recovery: the provider notices that it lost us. */
  const recover = async (): Promise<void> => {
    const before = await figureOf("touchline_feed_recoveries_total", { outcome: "completed" });
    provider.setFaults({ unsubscribed: [LIVE, PREMATCH] });
    await expect.poll(() => [upOf("LO"), upOf("Ctrl")].includes(false)).toBe(true);
    provider.setFaults({});
    await expect
      .poll(() => figureOf("touchline_feed_recoveries_total", { outcome: "completed" }))
      .toBeGreaterThanOrEqual(before + 2);
    await isUp();
  };

  test("its offer is the emulator's, with the producer of each market", async () => {
    expect(provider.recorded.events.size).toBeGreaterThan(50);
    await isTrue();
    const markets = provider.recorded.events
      .values()
      .toArray()
      .flatMap((event) => event.markets.map(({ producer }) => [event.game, producer]));
    expect(new Set(markets.map(String))).toEqual(new Set(["LIVE,LO", "PREMATCH,Ctrl"]));
  });

  test("PEER-13 the joint price of outcomes is the provider's, and what it does not combine is refused", async () => {
    const picksOf = (event: SourceEvent, metaMarketIds: readonly number[]): SourcePick[] =>
      metaMarketIds.flatMap((id) => {
        const market = event.markets.find(({ definition, main }) => main && definition.metaMarketId === id);
        return market ? [{ definition: market.definition, outcome: 0 }] : [];
      });
    const told = provider.emulator.world
      .offered()
      .find(({ event }) => event.sportId === 1 && event.type === "MATCH" && event.game === "PREMATCH");
    const theirs = told?.event as SourceEvent;
    const ours = provider.recorded.events.get(eventIdOf(urnOfEvent(theirs)) ?? 0) as SourceEvent;
    // The result, the goals and both teams to score.
    const markets = [201, 202, 203];
    const price = await provider.jointPrice(theirs.id, picksOf(theirs, markets));
    expect(price).toEqual({ price: expect.any(Number) });
    expect(await provider.source.priceTogether?.(ours.id, picksOf(ours, markets))).toEqual(price);
    const [result] = picksOf(ours, [201]) as [SourcePick];
    const both = [result, { ...result, outcome: 1 }];
    expect(await provider.source.priceTogether?.(ours.id, both)).toEqual({ error: "NOT_COMBINABLE" });
    const unknown = { ...result, definition: { ...result.definition, metaMarketId: 9_999 } };
    expect(await provider.source.priceTogether?.(ours.id, [unknown])).toEqual({ error: "UNAVAILABLE" });
    provider.setFaults({ httpDown: true });
    await expect(provider.source.priceTogether?.(ours.id, [result])).rejects.toThrow("500");
  });

  test("a silent producer is locked, the other is not, and it is recovered", async () => {
    provider.setFaults({ silent: [LIVE] });
    const since = Date.now();
    await expect.poll(() => upOf("LO"), { interval: 5 }).toBe(false);
    expect(downAt("LO") - since).toBeGreaterThan(SHORT_TIMES.silence - 300);
    expect(downAt("LO") - since).toBeLessThan(SHORT_TIMES.silence + (isLong ? 1_000 : 10_000));
    expect(upOf("Ctrl")).toBe(true);
    provider.setFaults({});
    await isUp();
    await isTrue();
    expect(provider.recorded.log.filter(({ what }) => what === "Ctrl down")).toHaveLength(1);
  });

  test("duplicates and messages that overtake each other change nothing", async () => {
    provider.setFaults({ duplicated: 0.5, reordered: 0.3, seed: 2 });
    await sleep(2_000);
    provider.setFaults({});
    await isTrue();
    expect([upOf("LO"), upOf("Ctrl")]).toEqual([true, true]);
  });

  test("lost messages are made good by a recovery", async () => {
    provider.setFaults({ lost: 0.7, withoutAlives: true, seed: 3 });
    await sleep(1_000);
    await recover();
    await isTrue();
  });

  test("malformed messages are counted and refused, and their events are asked for again", async () => {
    const before = await figureOf("touchline_feed_refused_messages_total", { reason: "xml" });
    provider.setFaults({ malformed: 0.5, seed: 4 });
    await expect
      .poll(() => figureOf("touchline_feed_refused_messages_total", { reason: "xml" }))
      .toBeGreaterThan(before + 5);
    provider.setFaults({});
    await isTrue();
    expect([upOf("LO"), upOf("Ctrl")]).toEqual([true, true]);
  });

  test("a recovery that hangs is retried and counted, and its markets stay locked meanwhile", async () => {
    const before = await figureOf("touchline_feed_recoveries_total", { outcome: "timed_out" });
    provider.setFaults({ unsubscribed: [LIVE], recoveryHangs: true });
    await expect.poll(() => upOf("LO")).toBe(false);
    provider.setFaults({ recoveryHangs: true });
    await expect
      .poll(() => figureOf("touchline_feed_recoveries_total", { outcome: "timed_out" }))
      .toBeGreaterThan(before);
    expect(upOf("LO")).toBe(false);
    provider.setFaults({});
    await isUp();
    await isTrue();
  });

  test("a recovery that the HTTP side refuses is asked for again", async () => {
    const before = await figureOf("touchline_feed_recoveries_total", { outcome: "failed" });
    provider.setFaults({ unsubscribed: [PREMATCH], httpDown: true });
    await expect
      .poll(() => figureOf("touchline_feed_recoveries_total", { outcome: "failed" }))
      .toBeGreaterThan(before + 1);
    expect([upOf("LO"), upOf("Ctrl")]).toEqual([true, false]);
    provider.setFaults({});
    await isUp();
    await isTrue();
  });

  test("falling behind locks, and catching up opens without a recovery", async () => {
    const before = await figureOf("touchline_feed_recoveries_total", { outcome: "requested" });
    provider.setFaults({ late: SHORT_TIMES.lag + 300 });
    await expect.poll(() => upOf("LO")).toBe(false);
    provider.setFaults({});
    await isUp();
    await isTrue();
    // Whoever heard no alive for so long because all are late may recover as well: that is as safe.
    expect((await figureOf("touchline_feed_recoveries_total", { outcome: "requested" })) - before).toBeLessThan(5);
  });

  test("a line that is cut locks everything at once, and everything is recovered", async () => {
    line.cut();
    await expect.poll(() => [upOf("LO"), upOf("Ctrl")], { interval: 5 }).toEqual([false, false]);
    await isUp();
    await isTrue();
  });

  test(`of ${MANGLED} mangled messages and keys on the broker each is taken, or refused and counted`, async () => {
    const counted = async (): Promise<number> =>
      (await figureOf("touchline_feed_received_messages_total", {})) +
      (await figureOf("touchline_feed_refused_messages_total", {}));
    await isTrue();
    const cameBefore = came;
    const before = (await counted()) - came;
    const refusedBefore = await figureOf("touchline_feed_refused_messages_total", {});
    const publisher = await connect(rabbit.url);
    const channel = await publisher.createConfirmChannel();
    const next = createMangler(24);
    let delivered = 0;
    for (let index = 0; index < MANGLED; index += 1) {
      const { key, body } = next();
      // Others do not match what the adapter subscribes to.
      if (/^([^.]*\.){7}-$/.test(key)) delivered += 1;
      if (!channel.publish("unifiedfeed", key, Buffer.from(body))) await channel.waitForConfirms();
    }
    await channel.waitForConfirms();
    await expect.poll(() => came - cameBefore, { interval: 50 }).toBeGreaterThanOrEqual(delivered);
    await publisher.close();
    await isTrue();
    expect(delivered).toBeGreaterThan(MANGLED / 2);
    expect((await counted()) - before).toBe(came);
    expect((await figureOf("touchline_feed_refused_messages_total", {})) - refusedBefore).toBeGreaterThan(MANGLED / 4);
    expect([upOf("LO"), upOf("Ctrl")]).toEqual([true, true]);
  });

  const liveMatch = (): { urn: string; simulated: SourceEvent; id: number } => {
    const told = provider.emulator.world
      .offered()
      .find(({ event }) => event.game === "LIVE" && event.sportId === 1 && event.playStatus === "RUNNING");
    if (!told) throw new Error("no match is live");
    return { urn: `sr:match:${told.urn.number}`, simulated: told.event, id: eventIdOf(told.urn) ?? 0 };
  };

  const endMatch = async (urn: string): Promise<void> => {
    const body = JSON.stringify({ event: urn, ending: "ENDED" });
    const answer = await fetch(`${provider.emulator.url}/emulator/end`, { method: "POST", body });
    expect(await answer.json()).toEqual({ ok: true });
  };

  test("R4 every market of an ended match has the provider's verdict", async () => {
    await isTrue();
    const { urn, simulated, id } = liveMatch();
    const ours = provider.recorded.events.get(id) as SourceEvent;
    await endMatch(urn);
    await expect.poll(() => provider.recorded.results.get(id)?.final).toBe(true);
    const truth = provider.decided.get(simulated.id);
    if (!truth) throw new Error("not decided");
    expect(simulated.markets.length).toBeGreaterThan(10);
    expect(compareResults(simulated, truth, ours, provider.recorded.results.get(id))).toEqual([]);
    expect(provider.recorded.events.get(id)).toMatchObject({ playStatus: "ENDED", markets: [] });
  });

  test("R4 a settlement that was lost comes with the recovery", async () => {
    await isTrue();
    const { urn, simulated, id } = liveMatch();
    const ours = provider.recorded.events.get(id) as SourceEvent;
    provider.setFaults({ lost: 1, withoutAlives: true });
    await endMatch(urn);
    await recover();
    await expect.poll(() => provider.recorded.results.get(id)?.final).toBe(true);
    const truth = provider.decided.get(simulated.id);
    if (!truth) throw new Error("not decided");
    expect(compareResults(simulated, truth, ours, provider.recorded.results.get(id))).toEqual([]);
    await isTrue();
  });
});
