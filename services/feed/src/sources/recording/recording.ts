import { setTimeout as sleep } from "node:timers/promises";
import type { LegResult } from "@touchline/betting";
import {
  type EventResult,
  eventIdOfSubject,
  eventResultSchema,
  type MarketResult,
  type OfferEvent,
  type Period,
  parseOfferState,
  REFERENCE_KINDS,
  type Reference,
} from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { type Replayed, readPublished } from "../../record/read-recording.ts";
import type {
  MarketDefinition,
  MarketVerdict,
  OfferSink,
  OfferSource,
  SourceEvent,
  SourceResult,
} from "../../source.ts";

export interface RecordingOptions {
  /** The folder of the recording. */
  readonly folder: string;
  /** The part that is played, in milliseconds. It stands still at its end. */
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  readonly log: Log;
}

const keyOf = ({ metaMarketId, specifiers }: Pick<MarketDefinition, "metaMarketId" | "specifiers">): string =>
  `${metaMarketId}${JSON.stringify(Object.entries(specifiers).toSorted())}`;

const resultsOf = ({ resolutions, deadHeats }: MarketResult): readonly (LegResult | null)[] =>
  resolutions.map((resolution, index) => {
    const deadHeat = deadHeats?.[index];
    return resolution && { resolution, ...(deadHeat && { deadHeat }) };
  });

/** Plays what a feed has published once, as if it happened now: every recorded time is moved with it. */
export const createRecording = ({ folder, from, to, speed, log }: RecordingOptions): OfferSource => {
  let since = 0;
  let isStopped = false;
  /** By event and slot: a market is passed as the same object each time. */
  const definitions = new Map<number, Map<number, MarketDefinition>>();
  const reference: Partial<Reference> = {};

  const now = (recorded: number): number => Math.round(since + (recorded - from) / speed);
  const periodNow = (period: Period): Period => ({
    from: period.from === null ? null : now(period.from),
    to: period.to === null ? null : now(period.to),
  });

  const definitionOf = (
    eventId: number,
    { slot, metaMarketId, specifiers, outcomes, names }: OfferEvent["markets"][number],
  ) => {
    const known = definitions.get(eventId) ?? new Map<number, MarketDefinition>();
    definitions.set(eventId, known);
    const definition = known.get(slot) ?? { metaMarketId, specifiers, outcomes, names };
    known.set(slot, definition);
    return definition;
  };

  const eventOf = ({ version, producer, markets, ...event }: OfferEvent): SourceEvent => ({
    ...event,
    startsAt: now(event.startsAt),
    metadata: event.metadata && { ...event.metadata, timeAt: now(event.metadata.timeAt) },
    markets: markets.map((market) => {
      const { main, listed, lined, prices } = market;
      return { definition: definitionOf(event.id, market), main, listed, lined, prices };
    }),
  });

  const resultOf = ({ at, facts, final, markets }: EventResult): SourceResult => {
    const verdicts = new Map(
      markets.map((market): [string, MarketVerdict] => [
        keyOf(market),
        {
          results: resultsOf(market),
          certainty: market.certainty ?? "CONFIRMED",
          cancelled: (market.cancelled ?? []).map(periodNow),
        },
      ]),
    );
    return { at: now(at), facts, final: final ?? true, resolve: (market) => verdicts.get(keyOf(market)) ?? null };
  };

  const take = (sink: OfferSink, { subject, message }: Replayed): void => {
    const [stream, kind] = subject.split(".") as [string, keyof Reference];
    if (message === null) sink.remove(eventIdOfSubject(subject));
    else if (stream === "offer") sink.update(eventOf(parseOfferState(message)));
    else if (stream === "result")
      sink.result(eventIdOfSubject(subject), resultOf(eventResultSchema.parse(JSON.parse(message))));
    else if (stream === "reference") {
      Object.assign(reference, { [kind]: JSON.parse(message) });
      if (REFERENCE_KINDS.every((each) => each in reference)) sink.reference(reference as Reference);
    }
  };

  const play = async (sink: OfferSink): Promise<void> => {
    let isComplete = false;
    const complete = (): void => {
      if (!isComplete) sink.complete();
      isComplete = true;
    };
    for await (const replayed of readPublished(folder, from, to)) {
      if (replayed.at > from) {
        complete();
        await sleep(Math.max(0, now(replayed.at) - Date.now()));
      }
      if (isStopped) return;
      take(sink, replayed);
    }
    complete();
    log.info({ from, to }, "recording played");
  };

  return {
    producer: "recording",
    start: (sink) => {
      since = Date.now();
      play(sink).catch((error: unknown) => log.error({ err: error, folder }, "recording cannot be played"));
    },
    stop: () => {
      isStopped = true;
    },
  };
};
