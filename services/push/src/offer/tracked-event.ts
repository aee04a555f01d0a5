import {
  applyDelta,
  type EventDelta,
  type EventPatch,
  type Market,
  type OfferEvent,
  parseOfferDelta,
  parseOfferState,
  suspensionTo,
} from "@touchline/protocol";
import { isLined, isListed, projectPatch } from "./project-list.ts";
import { reducePatch } from "./reduce-patch.ts";
import { closesPrice, isSuspension, isSuspensionBetween } from "./suspension.ts";

/** The part of a change that concerns one level. */
export interface LevelChange {
  /** Flat pairs: slot, price, slot, price, … */
  readonly prices: readonly number[];
  readonly patch: EventPatch | null;
}

export interface TrackedChange {
  readonly version: number;
  /** The full state was taken because the event is new or messages were missed, so the change is unknown. */
  readonly whole: boolean;
  /** Null when the change does not concern the level; so for `lines` and `full`. */
  readonly list: LevelChange | null;
  readonly lines: LevelChange | null;
  readonly full: LevelChange | null;
  /** Something was suspended, so the change is sent before the tick. */
  readonly suspends: boolean;
}

export interface TrackedEvent {
  readonly event: () => OfferEvent | undefined;
  /** Null when the message contains nothing new: it may arrive twice or late. */
  readonly read: (message: string) => TrackedChange | null;
  /** Told ahead of the message with this version. Null where the version before it is not the one that is known. */
  readonly suspend: (version: number) => TrackedChange | null;
}

interface ChangedPrices {
  readonly list: readonly number[];
  readonly lines: readonly number[];
  readonly full: readonly number[];
  readonly suspends: boolean;
}

const indexSlots = (event: OfferEvent): Map<number, Market> =>
  new Map(event.markets.flatMap((market) => market.prices.map((_, index) => [market.slot + index, market])));

const levelChange = (prices: readonly number[], patch: EventPatch | null): LevelChange | null =>
  prices.length > 0 || patch ? { prices, patch } : null;

/** State of one event from bus messages, and the change of each message by level. */
export const trackEvent = (): TrackedEvent => {
  let event: OfferEvent | undefined;
  let bySlot: ReadonlyMap<number, Market> = new Map();

  const takeWhole = (message: string): TrackedChange => {
    const next = parseOfferState(message);
    const suspends = event !== undefined && isSuspensionBetween(event, next);
    event = next;
    bySlot = indexSlots(next);
    return { version: next.version, whole: true, list: null, lines: null, full: null, suspends };
  };

  const applyPatch = (held: OfferEvent, version: number, patch: EventPatch): void => {
    applyDelta(held, { version, prices: [], patch });
    if (patch.markets || patch.gone) bySlot = indexSlots(held);
  };

  const applyPrices = (flat: readonly number[]): ChangedPrices => {
    const list: number[] = [];
    const lines: number[] = [];
    const full: number[] = [];
    let suspends = false;
    for (let index = 0; index + 1 < flat.length; index += 2) {
      const slot = flat[index] as number;
      const price = flat[index + 1] as number;
      const market = bySlot.get(slot);
      const before = market?.prices[slot - market.slot];
      if (!market || before === undefined || before === price) continue;
      market.prices[slot - market.slot] = price;
      suspends ||= closesPrice(before, price);
      full.push(slot, price);
      if (market.lined) lines.push(slot, price);
      if (market.listed) list.push(slot, price);
    }
    return { list, lines, full, suspends };
  };

  const takeDelta = (held: OfferEvent, { version, prices, patch: given }: EventDelta): TrackedChange => {
    const patch = given ? reducePatch(held, bySlot, given) : null;
    const listPatch = patch && projectPatch(bySlot, patch, isListed);
    const linesPatch = patch && projectPatch(bySlot, patch, isLined);
    const patchSuspends = patch !== null && isSuspension(held, bySlot, patch);
    if (patch) applyPatch(held, version, patch);
    const changed = applyPrices(prices);
    held.version = version;
    return {
      version,
      whole: false,
      list: levelChange(changed.list, listPatch),
      lines: levelChange(changed.lines, linesPatch),
      full: levelChange(changed.full, patch),
      suspends: patchSuspends || changed.suspends,
    };
  };

  return {
    event: () => event,
    read: (message) => {
      const delta = parseOfferDelta(message);
      if (event && delta.version <= event.version) return null;
      return event && delta.version === event.version + 1 ? takeDelta(event, delta) : takeWhole(message);
    },
    suspend: (version) => (event?.version === version - 1 ? takeDelta(event, suspensionTo(version)) : null),
  };
};
