import { errors, type Page } from "playwright-core";
import { ACTIONS, type Action, type Step } from "./actions.ts";
import { compareWithOffer } from "./offer-checks.ts";
import { inspectPage } from "./page-checks.ts";
import { checkSums, findLost, type Reach, readSlip, type SlipNote } from "./slip-checks.ts";

export interface Exploration extends Step {
  readonly apiUrl: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly onStep?: (step: number, action: string, path: string) => void;
  readonly onFinding?: (finding: Finding) => Promise<unknown>;
}

export interface Finding {
  readonly step: number;
  readonly action: string;
  readonly path: string;
  readonly what: string;
}

/** A screen may be on its way to the next state: what is still wrong then is wrong. */
const SETTLE_MS = 6_000;
const LOOK_EVERY_MS = 250;

/** Lines of the browser about requests without an answer, because the network was cut or the page was left, and about events that have ended. */
const EXPECTED =
  /status of 404 .*\/api\/offer\/events\/|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to fetch|WebSocket connection|operation has timed out|MIME type \(''\)|worker could not be loaded/;

const watchErrors = (page: Page): (() => string[]) => {
  let errors: string[] = [];
  const add = (text: string): void => {
    if (!EXPECTED.test(text)) errors.push(text.slice(0, 300));
  };
  page.on("console", (message) => {
    if (message.type() === "error") add(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => add(`error: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 500) add(`answer ${response.status()}: ${new URL(response.url()).pathname}`);
  });
  return () => {
    const taken = errors;
    errors = [];
    return taken;
  };
};

const choose = (random: () => number): Action => {
  const total = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  return ACTIONS.find(({ weight }) => (left -= weight) < 0) ?? (ACTIONS[0] as Action);
};

interface Before {
  readonly slip: SlipNote | null;
  readonly reach: Reach;
}

const look = async ({ page, apiUrl }: Exploration, before: Before): Promise<string[]> => {
  const slip = await readSlip(page);
  return [
    ...(await inspectPage(page)),
    ...(slip ? checkSums(slip) : []),
    ...(slip && before.slip ? findLost(before.slip, slip, before.reach) : []),
    ...(await compareWithOffer(page, apiUrl)),
  ];
};

/** What is found and still there when the screen has had the time to settle. */
const settled = async (exploration: Exploration, before: Before): Promise<string[]> => {
  const end = Date.now() + SETTLE_MS;
  let lasting = await look(exploration, before);
  while (lasting.length > 0 && Date.now() < end) {
    await exploration.page.waitForTimeout(LOOK_EVERY_MS);
    const now = await look(exploration, before);
    lasting = lasting.filter((what) => now.includes(what));
  }
  return lasting;
};

/** What was to be tapped was gone, or something was in front of it: a bettor taps elsewhere. */
const giveUp = (error: unknown): false => {
  if (error instanceof errors.TimeoutError) return false;
  throw error;
};

export interface Explored {
  readonly steps: number;
  /** How often each action found something to do. */
  readonly performed: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** Taps at random until the time is over, and checks after each step what must hold on every screen. */
export const explore = async (exploration: Exploration): Promise<Explored> => {
  const { page, random, until, onStep, onFinding } = exploration;
  const takeErrors = watchErrors(page);
  const findings: Finding[] = [];
  const performed: Record<string, number> = {};
  let steps = 0;
  while (Date.now() < until) {
    const action = choose(random);
    const before = { slip: await readSlip(page), reach: action.reach };
    const outcome = await action.run(exploration).catch(giveUp);
    if (outcome === false) continue;
    steps += 1;
    performed[action.name] = (performed[action.name] ?? 0) + 1;
    await page.waitForLoadState("domcontentloaded");
    const seen = outcome === true ? [] : outcome;
    const wrong = [...seen, ...(await settled(exploration, before)), ...takeErrors()];
    const path = new URL(page.url()).pathname;
    onStep?.(steps, action.name, path);
    for (const what of wrong) {
      const finding = { step: steps, action: action.name, path, what };
      findings.push(finding);
      await onFinding?.(finding);
    }
  }
  return { steps, performed, findings };
};
