import { randomUUID } from "node:crypto";
import {
  type Authorise,
  authoriseAnswerSchema,
  type CalculationResult,
  hostRoutes,
  LONGEST_TOKEN_LIFE,
  type PunterMessage,
  watchBetsAnswerSchema,
} from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { CannotTell, Complaint, demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import { decide, makeStale, onlyBet, placedBet, readLimits } from "../placing.ts";
import { findHeard, type Line, Refused, Unanswered } from "../wire/line.ts";
import { thousandths } from "../words/amounts.ts";

type Told<Kind extends PunterMessage["kind"]> = Extract<PunterMessage, { kind: Kind }>;

/** A server may know only the handshake: then nothing is said about `authorise`, and the app opens a new connection instead. */
const authorise = async (line: Line, message: unknown) => {
  try {
    return await line.say("authorise", message, authoriseAnswerSchema);
  } catch (error) {
    if (error instanceof Unanswered) throw new CannotTell("it is not acknowledged; the handshake is checked instead");
    throw error;
  }
};

const authorised = async (context: Context): Promise<Line> => {
  const line = await context.line();
  const answer = await authorise(line, ownCredentials(context));
  if ("error" in answer) throw new Complaint(`a good token was refused: ${answer.error}`);
  return line;
};

const refusesToAuthorise = async (line: Line, message: unknown, error: "INVALID" | "UNAUTHORISED"): Promise<void> => {
  const answer = await authorise(line, message);
  demand(
    "error" in answer && answer.error === error,
    `it was answered with ${JSON.stringify(answer)}, where ${error} was due`,
  );
};

const refusesToWatchBets = async (line: Line, message: unknown, error: "INVALID" | "UNAUTHORISED"): Promise<void> => {
  const answer = await line.say("watchBets", message, watchBetsAnswerSchema);
  demand(
    "error" in answer && answer.error === error,
    `it was answered with ${JSON.stringify(answer)}, where ${error} was due`,
  );
};

/** A server may refuse the connection, or take it as a visitor's. */
const refusesHandshake = async (context: Context, credentials: Authorise): Promise<void> => {
  try {
    const line = await context.line(credentials);
    await refusesToWatchBets(line, { bets: [] }, "UNAUTHORISED");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};

/** A connection that was opened for the punter and has said nothing since. */
const identified = (context: Context): Promise<Line> => context.line(ownCredentials(context));

const ownCredentials = ({ options: { token, claims } }: Context): Authorise => ({
  token: token ?? "",
  playerId: claims?.sub ?? "",
});

const hearsPlacementResult = async (context: Context, line: Line): Promise<void> => {
  const request = await makeStale(context);
  const result = await decide(context, request);
  const told = await line.until(() =>
    findHeard<Told<"placementResult">>(line.heard, "placementResult", ({ reqUuid }) => reqUuid === request.reqUuid),
  );
  if (!told) throw new Complaint(`the result of ${request.reqUuid} was never pushed`);
  demand(
    onlyBet(told).id === onlyBet(result).id && onlyBet(told).status === onlyBet(result).status,
    `the push says ${onlyBet(told).status}, and HTTP ${onlyBet(result).status}`,
  );
};

const HANDSHAKE_FIX =
  "Read playerId of the query and token of the handshake's auth object, verify them before anything that the connection says is answered, and treat it as authorise with the same values.";

const FIX = "See docs/architecture.md: Identity of a punter.";

const visitorChecks = checksOf("Push: punters", { fix: FIX, needs: ["push"] }, [
  {
    name: "push authorise with a bad token",
    proves: "An invalid token is refused, and the connection stays unauthorised.",
    fix: 'Acknowledge with { error: "UNAUTHORISED" }, and with { error: "INVALID" } if the message is malformed.',
    run: async (context) => {
      const line = await context.line();
      await refusesToAuthorise(line, { token: "nonsense", playerId: "x" }, "UNAUTHORISED");
      await refusesToAuthorise(line, { token: 5 }, "INVALID");
      await refusesToWatchBets(line, { bets: [] }, "UNAUTHORISED");
    },
  },
  {
    name: "push handshake with a bad token",
    proves: "A connection that is opened with an invalid token is refused, or is a visitor's.",
    fix: HANDSHAKE_FIX,
    run: (context) => refusesHandshake(context, { token: "nonsense", playerId: "x" }),
  },
  {
    name: "push watchBets of a visitor",
    proves: "An unauthorised connection cannot watch bets.",
    fix: 'Acknowledge with { error: "UNAUTHORISED" }.',
    run: async (context) => refusesToWatchBets(await context.line(), { bets: [randomUUID()] }, "UNAUTHORISED"),
  },
]);

const punterChecks = checksOf("Push: punters", { fix: FIX, needs: ["push", "token"] }, [
  {
    name: "push handshake",
    proves: "A connection that is opened with playerId in the query and a valid token is the punter's at once.",
    fix: HANDSHAKE_FIX,
    run: async (context) => {
      const line = await identified(context);
      const answer = await line.say("watchBets", { bets: [] }, watchBetsAnswerSchema);
      demand("watching" in answer, `the punter's own bets were not watched: ${JSON.stringify(answer)}`);
    },
  },
  {
    name: "push handshake as another punter",
    proves: "A handshake that names another player than the token's is not authorised.",
    fix: HANDSHAKE_FIX,
    run: (context) => refusesHandshake(context, { ...ownCredentials(context), playerId: "conformance-nobody" }),
  },
  {
    name: "push authorise",
    proves: "A valid token authorises its punter until it expires.",
    run: async (context) => {
      const { claims } = context.options;
      const answer = await authorise(await context.line(), ownCredentials(context));
      if ("error" in answer) throw new Complaint(`a good token was refused: ${answer.error}`);
      demand(answer.punter === claims?.sub, `${answer.punter} was let in by the token of ${claims?.sub}`);
      const most = Date.now() + LONGEST_TOKEN_LIFE * 1000;
      demand(
        answer.until > Date.now() && answer.until <= most,
        `until is ${answer.until}, which the token does not say`,
      );
    },
  },
  {
    name: "push authorise as another punter",
    proves: "A client that names another player than the token's is refused.",
    run: async (context) => {
      const line = await context.line();
      const message = { token: context.options.token, playerId: "conformance-nobody" };
      await refusesToAuthorise(line, message, "UNAUTHORISED");
    },
  },
  {
    name: "push watchBets",
    proves: "An authorised connection can watch bets, and a malformed message is refused.",
    run: async (context) => {
      const line = await identified(context);
      await refusesToWatchBets(line, { bets: ["x"] }, "INVALID");
      const answer = await line.say("watchBets", { bets: [] }, watchBetsAnswerSchema);
      demand(
        "watching" in answer && answer.watching === 0,
        `no bet is watched, and ${JSON.stringify(answer)} was answered`,
      );
    },
  },
  {
    name: "push calculationResult",
    proves: "The value of a watched bet is sent.",
    fix: "Send the value of every watched bet at the beginning of the watch, and whenever it changes.",
    needs: ["place"],
    run: async (context) => {
      const { betId } = await placedBet(context);
      const line = await identified(context);
      await line.say("watchBets", { bets: [betId] }, watchBetsAnswerSchema);
      const isOwn = (result: CalculationResult): boolean => result.betId === betId;
      const told = await line.until(() => findHeard<CalculationResult>(line.heard, "calculationResult", isOwn));
      demand(told !== null, `the value of bet ${betId} never came`);
    },
  },
  {
    name: "push placementResult",
    proves: "The decision on a bet is pushed to its punter, equal to that of HTTP.",
    needs: ["place"],
    run: async (context) => hearsPlacementResult(context, await authorised(context)),
  },
  {
    name: "push placementResult after a handshake",
    proves:
      "The decision on a bet is pushed to a connection that was opened with playerId and token, and said nothing.",
    fix: HANDSHAKE_FIX,
    needs: ["place"],
    run: async (context) => hearsPlacementResult(context, await identified(context)),
  },
  {
    name: "push wallet",
    proves: "A deposit is pushed to its punter with the new balance.",
    needs: ["hostToken", "place"],
    run: async (context) => {
      const { claims, hostToken } = context.options;
      const line = await identified(context);
      const { minStake: amount, currency } = await readLimits(context);
      const body = { reqUuid: randomUUID(), punter: claims?.sub, currency, amount };
      const { balance } = await context.call(hostRoutes.deposit, { token: hostToken, body });
      const told = await line.until(() => findHeard<Told<"wallet">>(line.heard, "wallet", () => true));
      if (!told) throw new Complaint("a deposit was made, and no wallet message was pushed");
      demand(thousandths(told.balance) === thousandths(balance), `the push says ${told.balance}, and HTTP ${balance}`);
    },
  },
]);

export const pushPunterChecks: readonly Check[] = [...visitorChecks, ...punterChecks];
