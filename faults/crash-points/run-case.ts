import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Command, Subject } from "./commands.ts";
import type { Lane } from "./lane.ts";
import type { Cut } from "./node-proxy.ts";

/** R4: everything has ended and was sent within this time after recovery. A stake that nobody knows of is waited for before. */
const ENDED_WITHIN_MS = { ledger: 10_000, seamless: 18_000 };
const ANSWER_WITHIN_MS = 7_000;
const PAUSE_MS = 30;
const LAST_MESSAGES_MS = 100;

export interface Outcome {
  readonly violations: readonly string[];
  /** For each node that was to die: the points that it passed, and whether it died. */
  readonly nodes: readonly { readonly passed: readonly string[]; readonly died: boolean }[];
}

/** Asks once. Null without an answer, and if the answer is to ask again. */
const ask = async (lane: Lane, command: Command, subject: Subject): Promise<unknown> => {
  if (!command.ask) return null;
  const { subject: address, message } = await command.ask(subject);
  try {
    const reply = await lane.bus.request(address, JSON.stringify(message), { timeout: ANSWER_WITHIN_MS });
    // Placements are answered in a list.
    const [answer = {}] = [reply.json<object | object[]>()].flat();
    return "problem" in answer ? null : answer;
  } catch {
    return null;
  }
};

/** The bettor and the feed, who do not know which node works for them. */
const createWorld = (lane: Lane, command: Command, subject: Subject) => {
  const answers: unknown[] = [];
  const decisions: unknown[] = [];
  let isPublished = false;

  /** Returns whether there was an answer. */
  const askOnce = async (): Promise<boolean> => {
    const answer = await ask(lane, command, subject);
    if (answer === null) return false;
    answers.push(answer);
    const decision = command.decided?.(answer as never) ?? null;
    if (decision !== null) decisions.push(decision);
    return true;
  };

  return {
    decisions,
    askOnce,
    isAnswered: (): boolean => answers.length > 0,
    /** Does what is left to do until all is done or the node is dead. An answered request is repeated on each node. */
    work: async (isOver: () => boolean): Promise<boolean> => {
      let isAsking = command.ask !== undefined && (command.decided !== undefined || answers.length === 0);
      while (isAsking && !isOver()) {
        isAsking = !(await askOnce());
        if (isAsking) await sleep(PAUSE_MS);
      }
      if (command.publish && !isPublished && !isOver()) {
        isPublished = true;
        await command.publish(subject);
      }
      while (!isOver()) {
        if (await lane.hasEnded(subject, command)) return true;
        await sleep(PAUSE_MS);
      }
      return false;
    },
  };
};

/** Runs a command on nodes that die, one after the other, and then on one that does not. */
export const runCase = async (
  lane: Lane,
  name: string,
  command: Command,
  cuts: readonly (Cut | null)[],
): Promise<Outcome> => {
  const subject = await lane.prepare(name, command);
  if (!subject) return { violations: [`R4 what comes before ${name} has not ended`], nodes: [] };
  const world = createWorld(lane, command, subject);
  const violations: string[] = [];
  const nodes: { passed: readonly string[]; died: boolean }[] = [];
  for (const cut of cuts) {
    const { proxy, discard } = await lane.startProxied();
    proxy.watch(cut);
    const until = Date.now() + ENDED_WITHIN_MS[lane.kind];
    const working = world.work(() => proxy.isDead() || Date.now() > until);
    await Promise.race([working, proxy.dead]);
    // The last messages of a command are sent after its end is in the ledger.
    await Promise.race([sleep(LAST_MESSAGES_MS), proxy.dead]);
    nodes.push({ passed: [...proxy.passed], died: proxy.isDead() });
    discard();
    if (world.isAnswered() && command.acknowledged && (await lane.read(command.acknowledged(subject))).length === 0)
      violations.push("R3 the request was answered and is not in the ledger");
  }
  await lane.startHealthy();
  const until = Date.now() + ENDED_WITHIN_MS[lane.kind];
  const isEnded = await world.work(() => Date.now() > until);
  if (!isEnded) violations.push(`R4 has not ended as it must: ${JSON.stringify(await lane.stateOf(subject))}`);
  while (command.decided && !(await world.askOnce()))
    if (Date.now() > until) {
      violations.push("R4 the request is not answered");
      break;
    }
  const [first, ...repeated] = world.decisions;
  if (repeated.some((decision) => !isDeepStrictEqual(decision, first))) violations.push("R10 was told two outcomes");
  const numbers = lane.heardBy(subject).map(({ seq }) => seq);
  if (
    !isDeepStrictEqual(
      [...new Set(numbers)],
      command.end.told.map((_, index) => index + 1),
    )
  )
    violations.push(`R9 messages were published as ${numbers}`);
  violations.push(...(await lane.disagreements(subject)));
  return { violations: violations.map((violation) => `${subject.punter}: ${violation}`), nodes };
};
