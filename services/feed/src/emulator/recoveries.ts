import { parseUrn } from "../sources/unified-feed/wire/urn.ts";
import type { Broker } from "./broker.ts";
import { PRODUCERS } from "./documents.ts";
import type { ToldEvent, World } from "./world.ts";

const ALL = /^\/(\w+)\/recovery\/initiate_request$/;
const ONE = /^\/(\w+)\/(odds|stateful_messages)\/events\/([\w:]+)\/initiate_request$/;
/** Events that are answered in one turn. */
const AT_ONCE = 50;

/** Answers recoveries on the broker: odds as they are now, then what was settled and cancelled since, then that it is complete. */
export const createRecoveries = (world: World, broker: Broker) => {
  interface Job {
    readonly producer: number;
    readonly requestId: number;
    readonly node: number;
    readonly after: number;
    readonly odds: boolean;
    readonly stateful: boolean;
  }

  const answerEvent = (told: ToldEvent, { producer, requestId, node, after, odds, stateful }: Job): void => {
    const snapshot = odds && told.removedAt === null ? world.snapshotOf(told, producer) : null;
    if (snapshot) broker.answer(snapshot, requestId, node);
    if (!stateful) return;
    for (const message of world.statefulOf(told, producer, after)) broker.answer(message, requestId, node);
  };

  const run = (job: Job, events: readonly ToldEvent[], from = 0): void => {
    for (const told of events.slice(from, from + AT_ONCE)) answerEvent(told, job);
    if (from + AT_ONCE < events.length) setImmediate(run, job, events, from + AT_ONCE);
    else broker.snapshotComplete(job.producer, job.requestId, job.node);
  };

  const start = (job: Job, events: readonly ToldEvent[]): void => {
    if (!broker.faults().recoveryHangs) setImmediate(run, job, events, 0);
  };

  return {
    /** Whether it is a request for a recovery. */
    accept: (path: string, query: URLSearchParams): boolean => {
      const [, product, what, urn] = ONE.exec(path) ?? ALL.exec(path) ?? [];
      const producer = PRODUCERS.find((each) => each.product === product)?.id;
      if (producer === undefined) return false;
      const common = {
        producer,
        requestId: Number(query.get("request_id")),
        node: Number(query.get("node_id")),
        after: Number(query.get("after") ?? 0),
      };
      if (what === undefined || urn === undefined) {
        start({ ...common, odds: true, stateful: true }, world.events());
        return true;
      }
      const told = world.find(parseUrn(urn)?.number ?? 0);
      start({ ...common, odds: what === "odds", stateful: what !== "odds" }, told ? [told] : []);
      return true;
    },
  };
};
