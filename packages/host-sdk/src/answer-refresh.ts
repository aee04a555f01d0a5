import type { FromApp } from "@touchline/protocol/host-messages";
import { type Command, toCommand } from "./command.ts";
import type { GetSession, GivenSession } from "./sportsbook.ts";

type Request = FromApp["token.refresh"];

/** The last session that the page set by itself. */
export interface SessionWord {
  readonly session: GivenSession | null;
}

interface Asking {
  readonly getSession: () => GetSession | undefined;
  readonly lastWord: () => SessionWord | null;
  readonly say: (command: Command) => void;
}

const answerOf = (to: number, session: GivenSession | null) =>
  session ? ({ to, answer: "signedIn", session } as const) : ({ to, answer: "nobody" } as const);

/** Calls while one is pending share its result. */
const shared = <Input, Output>(run: (input: Input) => Promise<Output>): ((input: Input) => Promise<Output>) => {
  let underWay: Promise<Output> | null = null;
  return (input) => {
    underWay ??= run(input).finally(() => {
      underWay = null;
    });
    return underWay;
  };
};

/** Overlapping requests call `getSession` once, and each is answered. */
export const createRefresh = ({ getSession, lastWord, say }: Asking) => {
  const ask = shared(async ({ reason }: Request) => {
    const get = getSession();
    if (!get) throw new Error("Touchline: a session is requested, but there is no getSession");
    return get(reason);
  });

  return async (request: Request, to: number): Promise<void> => {
    const before = lastWord();
    try {
      const session = await ask(request);
      const word = lastWord();
      // If the page signed out while the token was fetched, that takes precedence.
      say(toCommand("token.refreshed", answerOf(to, word && word !== before ? word.session : session)));
    } catch (error) {
      reportError(error);
      say({ type: "token.refreshed", parts: { to, answer: "failed" } });
    }
  };
};
