import { applyDelta, type OfferChunk, type OfferEvent } from "@touchline/protocol";
import { Complaint } from "../complaint.ts";

/** The compared part of an event at one version. */
export interface Moment {
  readonly prices: ReadonlyMap<number, number>;
  readonly game: OfferEvent["game"];
  readonly playStatus: OfferEvent["playStatus"];
  readonly suspended: boolean;
}

const blank = (id: number): OfferEvent => ({
  id,
  version: 1,
  producer: "",
  type: "MATCH",
  sportId: 1,
  categoryId: 1,
  tournamentId: 1,
  names: null,
  competitors: [],
  reversed: false,
  startsAt: 0,
  game: "PREMATCH",
  playStatus: "NOT_STARTED",
  detailedPlayStatus: 0,
  metadata: null,
  incidents: [],
  suspended: false,
  streamed: false,
  catalogIds: [],
  promotedOfferIds: [],
  markets: [],
});

const momentOf = ({ markets, game, playStatus, suspended }: OfferEvent): Moment => ({
  prices: new Map(markets.flatMap(({ slot, prices }) => prices.map((price, index) => [slot + index, price] as const))),
  game,
  playStatus,
  suspended,
});

/** An event from pushes, updated as the app does, with its state at each version. */
export const followEvent = (id: number) => {
  const moments = new Map<number, Moment>();
  let event: OfferEvent | null = null;
  let changes = 0;

  return {
    id,
    moments: moments as ReadonlyMap<number, Moment>,
    version: (): number => event?.version ?? 0,
    /** Number of changes applied. */
    changes: (): number => changes,
    take: ([, base, version, prices, patch]: OfferChunk): void => {
      if (base !== 0 && version <= (event?.version ?? 0)) return;
      if (base === 0) event = blank(id);
      else if (!event) throw new Complaint(`event ${id}: a change of version ${base} came before the whole event`);
      else if (base > event.version)
        throw new Complaint(
          `event ${id}: a change builds on version ${base}, but ${event.version} is the last that was told: what lies between is lost`,
        );
      else changes += 1;
      applyDelta(event, { version, prices: [...prices], ...(patch && { patch: structuredClone(patch) }) });
      moments.set(version, momentOf(event));
    },
  };
};

export type FollowedEvent = ReturnType<typeof followEvent>;
