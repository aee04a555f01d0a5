import { DETAILED_PLAY_STATUS, type Side } from "@touchline/protocol";
import { between, createRandom, pickWeighted, type Random, waitingTime } from "../chance/random.ts";
import type { Fixture } from "../world/fixture.ts";
import {
  addToPart,
  type Board,
  emptyBoard,
  type Frame,
  forSide,
  NIL,
  type Score,
  sideNumber,
  sumPairs,
} from "./frame.ts";
import {
  expectedMinutes,
  type HappeningRules,
  type OvertimeRules,
  type PartRules,
  type TimedRules,
} from "./timed-rules.ts";
import { composeFrames, disturb, type Hush, type Moment } from "./timeline.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SIDES: readonly Side[] = ["HOME", "AWAY"];
const RESTART_HUSH = 8 * SECOND;
const MOST_OVERTIMES = 3;
const BREAK_STATUS = "IB";

const mapValues = <Value>(record: Readonly<Record<string, Value>>, map: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

interface Playing {
  readonly fixture: Fixture;
  readonly rules: TimedRules;
  readonly random: Random;
  readonly moments: Moment[];
  readonly hushes: Hush[];
  readonly stages: Readonly<Record<Side, Map<HappeningRules, number>>>;
  board: Board;
  /** Milliseconds after the start. */
  now: number;
}

const record = (playing: Playing, change: Partial<Board>, incident?: Moment["incident"]): void => {
  playing.board = { ...playing.board, ...change };
  playing.moments.push({ at: playing.now, change, ...(incident && { incident }) });
};

const rateOf = ({ board, rules, fixture }: Playing, happening: HappeningRules, part: PartRules, side: Side): number => {
  const key = side === "HOME" ? "home" : "away";
  const factor = happening.counter === rules.counter ? (rules.factor?.(board, side) ?? 1) : 1;
  const perMatch = happening.perMatch(fixture)[key] * (happening.regularity ?? 1);
  return (perMatch * part.share[key] * factor) / (expectedMinutes(rules, part.minutes) * 60);
};

const happen = (playing: Playing, happening: HappeningRules, side: Side, clock: number): void => {
  const { random, rules, fixture } = playing;
  const { counter, incident, hush, herald, apply } = happening;
  const applied = apply?.(playing.board, side, random, fixture) ?? {};
  const change: Partial<Board> = { ...applied };
  if (counter) {
    const parts = addToPart(
      playing.board.tallies[counter] ?? [],
      playing.board.part,
      forSide(side, pickWeighted(random, happening.worth)),
    );
    Object.assign(change, { tallies: { ...playing.board.tallies, [counter]: parts } });
    if (counter === rules.counter) Object.assign(change, { score: sumPairs(parts) });
  }
  if (hush) playing.hushes.push({ from: playing.now - hush[0] * SECOND, to: playing.now + hush[1] * SECOND });
  if (herald && playing.now > herald.seconds * SECOND) {
    const at = playing.now - herald.seconds * SECOND;
    playing.moments.push({ at, change: {}, incident: { kind: herald.incident, side } });
  }
  const player = applied.scorers?.at(-1)?.player;
  const name = typeof player === "number" ? fixture.players[player] : undefined;
  record(playing, change, incident ? { kind: incident, side, ...(name && { player: name }) } : undefined);
  if (!happening.stop) return;
  record(playing, { clock, running: false });
  playing.now += between(random, ...happening.stop) * SECOND;
  record(playing, { running: true });
};

/** Regular scoring is modelled as several stages, of which only the last is visible. */
const isDue = ({ stages, random }: Playing, happening: HappeningRules, side: Side): boolean => {
  const { regularity = 1 } = happening;
  const stage = (stages[side].get(happening) ?? Math.floor(random() * regularity)) + 1;
  stages[side].set(happening, stage % regularity);
  return stage === regularity;
};

/** Simulates Poisson processes: the one with the shortest wait happens next. */
const playOn = (playing: Playing, part: PartRules, index: number, seconds: number): void => {
  const { random, rules } = playing;
  let clock = 0;
  while (!rules.isOver?.(playing.board, index)) {
    const racers = rules.happenings.flatMap((happening) =>
      SIDES.map((side) => [{ happening, side }, rateOf(playing, happening, part, side)] as const),
    );
    const wait = waitingTime(
      random,
      racers.reduce((sum, [, rate]) => sum + rate, 0),
    );
    if (clock + wait >= seconds) {
      playing.now += (seconds - clock) * SECOND;
      return;
    }
    clock += wait;
    playing.now += wait * SECOND;
    const { happening, side } = pickWeighted(random, racers);
    if (isDue(playing, happening, side)) happen(playing, happening, side, clock);
  }
};

const beginPart = (playing: Playing, status: string, index: number): void => {
  const { rules, board } = playing;
  playing.hushes.push({ from: playing.now - RESTART_HUSH, to: playing.now + 2 * SECOND });
  record(playing, {
    status,
    part: index,
    clock: 0,
    running: true,
    playStatus: "RUNNING",
    detailedPlayStatus: index < rules.parts.length ? DETAILED_PLAY_STATUS.running : DETAILED_PLAY_STATUS.overtime,
    tallies: mapValues(board.tallies, (parts) => addToPart(parts, index, NIL)),
  });
};

const playPart = (playing: Playing, part: PartRules, index: number): void => {
  const { random, rules } = playing;
  beginPart(playing, part.status, index);
  const added = rules.stoppage > 0 ? Math.round(between(random, 1, rules.stoppage)) : 0;
  if (added > 0) playing.moments.push({ at: playing.now + part.minutes * MINUTE, change: { extraTime: added } });
  playOn(playing, part, index, (part.minutes + added) * 60);
};

const takeBreak = (playing: Playing, status: string, minutes: number): void => {
  if (minutes === 0) return;
  record(playing, {
    status,
    running: false,
    extraTime: null,
    playStatus: "BREAK",
    detailedPlayStatus: DETAILED_PLAY_STATUS.break,
  });
  playing.now += minutes * MINUTE;
};

const isLevel = ({ board }: Playing): boolean => board.score.home === board.score.away;

/** The home side's chance to win a level match. */
export const homeEdge = ({ home, away }: Fixture): number => 0.5 + 0.03 * (home.strength - away.strength);

const scoreSudden = (playing: Playing, winner: Side): void => {
  const { counter } = playing.rules;
  const tally = addToPart(playing.board.tallies[counter] ?? [], playing.board.part, forSide(winner, 1));
  playing.hushes.push({ from: playing.now - 3 * SECOND, to: playing.now });
  record(
    playing,
    { tallies: { ...playing.board.tallies, [counter]: tally }, score: sumPairs(tally) },
    { kind: "GOAL", side: winner },
  );
};

const playShootout = (playing: Playing, winner: Side, { status, minutes }: OvertimeRules): void => {
  if (!playing.fixture.tournament.knockout) return;
  takeBreak(playing, BREAK_STATUS, 5);
  record(playing, { status, playStatus: "RUNNING", detailedPlayStatus: DETAILED_PLAY_STATUS.penalties });
  playing.now += minutes * MINUTE;
  record(playing, { decided: { ...playing.board.decided, advance: sideNumber(winner) } });
};

const evenShare = (share: number): Score => ({ home: share, away: share });

const playPeriods = (playing: Playing, part: PartRules): void => {
  takeBreak(playing, BREAK_STATUS, 3);
  for (let extra = 0; extra < MOST_OVERTIMES && isLevel(playing); extra += 1) {
    playPart(playing, part, playing.rules.parts.length + extra);
  }
};

const playOvertime = (playing: Playing, overtime: OvertimeRules): void => {
  const { random, rules } = playing;
  const winner: Side = random() < homeEdge(playing.fixture) ? "HOME" : "AWAY";
  switch (overtime.kind) {
    case "shootout":
      playShootout(playing, winner, overtime);
      break;
    case "sudden":
      takeBreak(playing, BREAK_STATUS, 3);
      beginPart(playing, overtime.status, rules.parts.length);
      playing.now += between(random, 0.1, 1) * overtime.minutes * MINUTE;
      scoreSudden(playing, winner);
      break;
    case "period":
      playPeriods(playing, { ...overtime, share: evenShare(overtime.share), breakStatus: "", breakMinutes: 0 });
      if (isLevel(playing)) scoreSudden(playing, winner);
  }
};

export const startBoard = (rules: TimedRules): Board => ({
  ...emptyBoard,
  tallies: Object.fromEntries(rules.happenings.flatMap(({ counter }) => (counter ? [[counter, [NIL]]] : []))),
});

/** Simulates a whole match by the clock; the same fixture always gives the same match. */
export const playTimed = (rules: TimedRules, fixture: Fixture): readonly Frame[] => {
  const random = createRandom(fixture.seed, 1);
  const playing: Playing = {
    fixture,
    rules,
    random,
    moments: [],
    hushes: [],
    stages: { HOME: new Map(), AWAY: new Map() },
    board: startBoard(rules),
    now: between(random, 0, 90) * SECOND,
  };
  for (const [index, part] of rules.parts.entries()) {
    if (rules.isOver?.(playing.board, index)) break;
    playPart(playing, part, index);
    if (index < rules.parts.length - 1) takeBreak(playing, part.breakStatus, part.breakMinutes);
  }
  if (rules.overtime && isLevel(playing)) playOvertime(playing, rules.overtime);
  const ended = DETAILED_PLAY_STATUS.ended;
  record(playing, { status: "FT", running: false, extraTime: null, playStatus: "ENDED", detailedPlayStatus: ended });
  return disturb(random, composeFrames(startBoard(rules), playing));
};
