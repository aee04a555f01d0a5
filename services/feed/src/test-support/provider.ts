import { createLog } from "@touchline/server-kit";
import { startRabbit, type TestRabbit } from "@touchline/server-kit/testing/rabbitmq";
import { type Emulator, startEmulator } from "../emulator/emulator.ts";
import { type Faults, faultsSchema } from "../emulator/faults.ts";
import { urnOfEvent } from "../emulator/names.ts";
import type { OfferSource, SourceEvent, SourceResult } from "../source.ts";
import { createSimulator, type SimulatorOptions } from "../sources/simulator/simulator.ts";
import type { ProducerTimes } from "../sources/unified-feed/state/producers.ts";
import { createUnifiedFeed, type UnifiedFeed } from "../sources/unified-feed/unified-feed.ts";
import { eventIdOf, eventUrnOf } from "../sources/unified-feed/wire/urn.ts";
import { compareOffers } from "./compare-offers.ts";
import { compareResults } from "./compare-results.ts";
import { createEverOffered } from "./ever-offered.ts";
import { createRecordingSink, type RecordingSink } from "./recording-sink.ts";

/** The provider's times, some ten to a hundred times shorter. */
export const SHORT_TIMES: ProducerTimes = {
  ...{ silence: 1_500, lag: 1_500, recovery: 4_000, wait: 300, longestWait: 1_000, limits: [] },
};

export interface Provider {
  readonly emulator: Emulator;
  readonly source: UnifiedFeed;
  readonly recorded: RecordingSink;
  /** What the simulator has decided, before it was told. */
  readonly decided: ReadonlyMap<number, SourceResult>;
  /** How the verdicts that were handed over differ from what the simulator has decided, over all markets that both have offered. */
  readonly wrongVerdicts: () => readonly string[];
  /** What the simulator takes for several of its outcomes together. */
  readonly jointPrice: NonNullable<OfferSource["priceTogether"]>;
  readonly setFaults: (faults: Partial<Faults>) => void;
  /** How what was handed over differs from what the emulator plays. */
  readonly differences: () => readonly string[];
  readonly stop: () => Promise<void>;
}

const quiet = createLog("unified-feed", "silent");

export interface ProviderOptions {
  readonly simulator?: Partial<SimulatorOptions>;
  readonly times?: ProducerTimes;
  /** Where the adapter finds the broker, if not where the emulator does. */
  readonly adapterUrl?: string;
  readonly exchange?: string;
  /** Called with every message that comes to the adapter. */
  readonly onCame?: () => void;
}

/** An emulator on a broker, and the adapter that listens to it. */
export const startProvider = async (
  rabbit: Pick<TestRabbit, "url">,
  { simulator, times = SHORT_TIMES, adapterUrl = rabbit.url, exchange = "unifiedfeed", onCame }: ProviderOptions = {},
): Promise<Provider> => {
  const played = createSimulator({
    ...{ seed: 7, events: 60, live: 20, speed: 1, rate: null, removeAfter: 60_000 },
    ...simulator,
  });
  const decided = new Map<number, SourceResult>();
  /** Events of which either side has said something since they were compared. */
  const unchecked = new Set<number>();
  const [simulated, handedOver] = [createEverOffered(), createEverOffered()];
  const overheard: OfferSource = {
    ...played,
    start: (sink, held) =>
      played.start(
        {
          ...sink,
          update: (event) => {
            simulated.add(event);
            return sink.update(event);
          },
          result: (eventId, result) => {
            decided.set(eventId, result);
            unchecked.add(eventId);
            sink.result(eventId, result);
          },
        },
        held,
      ),
  };
  const emulator = await startEmulator({
    ...{ amqpUrl: rabbit.url, exchange, port: 0, aliveMs: 200, source: overheard },
  });
  const recorded = createRecordingSink(handedOver.add, (eventId) => {
    const urn = eventUrnOf(eventId, "sr");
    if (urn) unchecked.add(urn.number);
  });
  const idOf = (event: SourceEvent): number => eventIdOf(urnOfEvent(event)) ?? 0;
  const source = createUnifiedFeed({
    ...{ amqpUrl: adapterUrl, exchange, apiUrl: emulator.apiUrl, token: "token", node: 1 },
    ...{ removeAfter: 60_000, topTournaments: [], urnPrefix: "sr", log: quiet, times, apiTimeoutMs: 2_000 },
    ...(onCame && { onCame }),
  });
  return {
    ...{ emulator, source, recorded, decided },
    jointPrice: (eventId, picks) => played.priceTogether?.(eventId, picks) ?? { error: "UNKNOWN_EVENT" },
    setFaults: (faults) => emulator.broker.set(faultsSchema.parse(faults)),
    differences: () =>
      compareOffers(
        emulator.world.offered().map(({ event }) => event),
        recorded.events,
        idOf,
      ),
    wrongVerdicts: () =>
      [...unchecked].flatMap((eventId) => {
        const [event, truth] = [simulated.find(eventId), decided.get(eventId)];
        const ours = event && handedOver.find(idOf(event));
        if (!event || !truth || !ours) return [];
        const wrong = compareResults(event, truth, ours, recorded.results.get(ours.id));
        if (wrong.length === 0) unchecked.delete(eventId);
        return wrong;
      }),
    stop: async () => {
      source.stop();
      await emulator.stop();
    },
  };
};

export { startRabbit };
