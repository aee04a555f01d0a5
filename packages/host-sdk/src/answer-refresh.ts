import type { FromApp, FromHost } from "@touchline/protocol/host-messages";
import { type Command, toCommand } from "./command.ts";
import type { GetSession, HostSession } from "./sportsbook.ts";

type Request = FromApp["token.refresh"];

/** What the page said of the session by itself. */
export interface SessionWord {
  readonly session: HostSession | null;
}

interface Asking {
  readonly getSession: () => GetSession | undefined;
  readonly lastWord: () => SessionWord | null;
  readonly say: (command: Command) => void;
}

const answerOf = (to: number, session: HostSession | null): FromHost["token.refreshed"] =>
  session ? { to, answer: "signedIn", session } : { to, answer: "nobody" };

/** Calls while one is under way share its outcome. */
const shared = <Input, Output>(run: (input: Input) => Promise<Output>): ((input: Input) => Promise<Output>) => {
  let underWay: Promise<Output> | null = null;
  return (input) => {
    underWay ??= run(input).finally(() => {
      underWay = null;
    });
    return underWay;
  };
};

/** The page is asked once for requests that overlap, and each of them is answered. */
export const createRefresh = ({ getSession, lastWord, say }: Asking) => {
  const ask = shared(async ({ reason }: Request) => {
    const get = getSession();
    if (!get) throw new Error("Touchline: the app asks for a session, and there is no getSession");
    return get(reason);
  });

  return async (request: Request, to: number): Promise<void> => {
    const before = lastWord();
    try {
      const session = await ask(request);
      const word = lastWord();
      // Who is signed out while a token is fetched stays signed out.
      say(toCommand("token.refreshed", answerOf(to, word && word !== before ? word.session : session)));
    } catch (error) {
      reportError(error);
      say({ type: "token.refreshed", parts: { to, answer: "failed" } });
    }
  };
};
