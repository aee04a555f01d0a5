import { setTimeout as sleep } from "node:timers/promises";
import { type EventDetail, offerRoutes } from "@touchline/protocol";
import { CannotTell, Complaint, demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import { eventsInPlay } from "../offered.ts";
import { type FollowedEvent, followEvent, type Moment } from "../wire/followed-event.ts";
import { chunksOf, type Line } from "../wire/line.ts";
import { readAnswer } from "../wire/read-answer.ts";
import { watch } from "../wire/watch.ts";

const differenceOf = ({ prices, game, playStatus, suspended }: Moment, detail: EventDetail): string | null => {
  const outcomes = detail.markets.flatMap((market) => market.outcomes);
  const wrong = outcomes.find(({ slot, price }) => prices.get(slot) !== price);
  if (wrong) return `slot ${wrong.slot} is ${wrong.price} by HTTP and ${prices.get(wrong.slot) ?? "not there"} by push`;
  if (outcomes.length !== prices.size)
    return `there are ${outcomes.length} outcomes by HTTP and ${prices.size} by push`;
  if (suspended !== detail.suspended) return `suspended is ${detail.suspended} by HTTP and ${suspended} by push`;
  if (game !== detail.game || playStatus !== detail.playStatus)
    return `it is ${detail.game} ${detail.playStatus} by HTTP and ${game} ${playStatus} by push`;
  return null;
};

const ENOUGH_CHANGES = 10;
const ENOUGH_EQUAL = 3;
const LONGEST_COMPARISON_MS = 20_000;
const PAUSE_MS = 150;

/** Whether HTTP returns a version of the event that was also pushed; both must then agree. */
const isEqual = async ({ askFor }: Context, followed: FollowedEvent): Promise<boolean> => {
  const answer = await askFor(offerRoutes.event, { params: { eventId: followed.id } });
  // A match may end while it is followed.
  if (answer.status === 404) return false;
  const detail = readAnswer(answer, offerRoutes.event.answer);
  const moment = followed.moments.get(detail.version);
  if (!moment) return false;
  const difference = differenceOf(moment, detail);
  demand(difference === null, `event ${followed.id} at version ${detail.version}: ${difference}`);
  return true;
};

const follow = (line: Line, ids: readonly number[]) => {
  const followed = new Map(ids.map((id) => [id, followEvent(id)]));
  let read = 0;
  return {
    events: [...followed.values()],
    catchUp: (): void => {
      const [fault] = line.faults;
      if (fault !== undefined) throw new Complaint(fault);
      const from = read;
      read = line.heard.length;
      for (const chunk of chunksOf(line.heard, from)) followed.get(chunk[0])?.take(chunk);
    },
    /** Over all events. */
    changes: (): number => [...followed.values()].reduce((sum, event) => sum + event.changes(), 0),
  };
};

/** Follows some events in play until enough of them have changed and agree with HTTP. */
export const compareWithHttp = async (context: Context): Promise<void> => {
  const ids = await eventsInPlay(context);
  const line = await context.line();
  const following = follow(line, ids);
  await watch(
    line,
    "full",
    ids.map((id) => [id, 0] as const),
  );
  const latest = Date.now() + LONGEST_COMPARISON_MS;
  const equal = new Set<number>();
  while (Date.now() < latest) {
    following.catchUp();
    const moving = following.events.filter((event) => event.changes() > 0);
    for (const event of moving) if (await isEqual(context, event)) equal.add(event.id);
    if (equal.size >= Math.min(ENOUGH_EQUAL, ids.length) && following.changes() >= ENOUGH_CHANGES) return;
    await sleep(PAUSE_MS);
  }
  if (following.changes() === 0)
    throw new CannotTell(`none of ${ids.length} live events moved in ${LONGEST_COMPARISON_MS / 1000} s`);
  demand(equal.size > 0, `in ${LONGEST_COMPARISON_MS / 1000} s HTTP never had a version of an event that was pushed`);
};
