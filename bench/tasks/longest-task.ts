/** The longest task of a page's main thread, without the evaluation of its scripts, and what it did. */
import type { TraceEvent } from "./trace.ts";

export interface LongestTask {
  /** Processor time in milliseconds, without the evaluation of scripts. */
  readonly cost: number;
  /** Wall-clock milliseconds; the difference is time that the thread waited for a processor. */
  readonly wall: number;
  /** Milliseconds after the navigation. */
  readonly at: number;
  /** The last answers before it; it often processes one of them. */
  readonly after: readonly string[];
  /** The most expensive parts: names of the trace, with functions and their location. */
  readonly parts: readonly { readonly name: string; readonly cost: number }[];
}

/** Parsing and evaluation of a script, once per script: this start-up cost depends on the size, which `pnpm size` limits. */
const EVALUATION = ["EvaluateScript", "v8.compile", "v8.compileModule", "v8.evaluateModule", "v8.produceCache"];
/** Wrappers around other entries, without information of their own. */
const WRAPPERS = /^(v8\.callFunction|v8\.run|RunMicrotasks|.*(Scheduler|Controller|Watcher).*|V8\..*)$/;

/** Shorter tasks are ignored: there are thousands, and every first load has a longer one. */
const LEAST_US = 5_000;
/** Maximum number of answers to list. */
const ANSWERS = 3;

interface Span extends TraceEvent {
  readonly dur: number;
  readonly tdur: number;
}

const isSpan = (event: TraceEvent): event is Span => event.ph === "X" && event.dur !== undefined;
const isWithin = (inner: Span, outer: Span): boolean =>
  inner !== outer && inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;

/** Spans that are not inside another; sorted by start, outer before inner. */
const outermost = (spans: readonly Span[]): Span[] => {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (!last || !isWithin(span, last)) found.push(span);
  }
  return found;
};

const inOrder = (one: Span, other: Span): number => one.ts - other.ts || other.dur - one.dur;
const costOf = (spans: readonly Span[]): number => spans.reduce((sum, { tdur = 0 }) => sum + tdur, 0);

const pathOf = (url: unknown): string => String(url ?? "").replace(/^https?:\/\/[^/]+/, "");

const nameOf = ({ name, args }: Span): string => {
  const { functionName, url, lineNumber, columnNumber } = args?.data ?? {};
  if (name !== "FunctionCall") return name;
  return `${functionName || "anonymous"} (${pathOf(url)}:${lineNumber}:${columnNumber})`;
};

/** Processor time by name, each without the named parts inside it. */
const partsOf = (task: Span, inside: readonly Span[]): LongestTask["parts"] => {
  const costs = new Map<string, number>();
  const named = inside.filter(({ name }) => !WRAPPERS.test(name));
  for (const span of named) {
    const own = span.tdur - costOf(outermost(named.filter((other) => isWithin(other, span))));
    costs.set(nameOf(span), (costs.get(nameOf(span)) ?? 0) + own);
  }
  costs.set("script without a name, and the rest", task.tdur - costOf(outermost(named)));
  return [...costs]
    .map(([name, cost]) => ({ name, cost: cost / 1000 }))
    .filter(({ cost }) => cost >= 1)
    .toSorted((one, other) => other.cost - one.cost);
};

/** Finished answers, by address. */
const answersOf = (thread: readonly TraceEvent[]): { readonly ts: number; readonly url: string }[] => {
  const urls = new Map<unknown, string>();
  const answers: { ts: number; url: string }[] = [];
  for (const { name, ts, args } of thread) {
    const { requestId, url } = args?.data ?? {};
    if (name === "ResourceSendRequest") urls.set(requestId, pathOf(url));
    if (name === "ResourceFinish" && urls.has(requestId)) answers.push({ ts, url: urls.get(requestId) ?? "" });
  }
  return answers.filter(({ url }) => url.startsWith("/"));
};

export const findLongestTask = (events: readonly TraceEvent[], url: string): LongestTask => {
  const start = events.find(({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL === url);
  if (!start) throw new Error(`the trace has no navigation to ${url}`);
  const thread = events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((one, other) => one.ts - other.ts);
  const spans = thread.filter(isSpan).toSorted(inOrder);
  const tasks = outermost(spans.filter(({ name }) => name === "RunTask" || name === "ThreadControllerImpl::RunTask"));
  if (tasks.length === 0) throw new Error(`the trace has no task of ${url}`);

  const insideOf = (task: Span): Span[] => spans.filter((span) => isWithin(span, task));
  const workOf = (task: Span): number =>
    task.tdur - costOf(outermost(insideOf(task).filter(({ name }) => EVALUATION.includes(name))));
  const [longest] = tasks
    .filter(({ tdur }) => tdur >= LEAST_US)
    .map((task) => ({ task, work: workOf(task) }))
    .toSorted((one, other) => other.work - one.work);
  if (!longest) throw new Error(`no task of ${url} took ${LEAST_US / 1000} ms`);
  const { task, work } = longest;
  return {
    cost: work / 1000,
    wall: task.dur / 1000,
    at: (task.ts - start.ts) / 1000,
    after: answersOf(thread)
      .filter(({ ts }) => ts <= task.ts)
      .slice(-ANSWERS)
      .map(({ url: address }) => address),
    parts: partsOf(
      task,
      insideOf(task).filter(({ name }) => !/RunTask$/.test(name)),
    ),
  };
};
