import type { HostSession } from "@touchline/host-sdk";
import { HOST_PATHS } from "@touchline/protocol";
import type { DepositProblem } from "../deposit-problem.ts";
import type { BreakLength } from "../limits/break.ts";
import type { LimitKind, Most } from "../limits/limit.ts";
import type { HistoryPage, Me } from "../me.ts";
import { SITE_PATHS } from "../site-paths.ts";

const ask = (path: string, method = "GET", body?: object): Promise<Response> =>
  fetch(path, {
    method,
    cache: "no-store",
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });

const failed = (path: string, { status }: Response): Error => new Error(`${path} answered ${status}`);

/** Null where nobody is signed in. */
const read = async <Answer>(path: string): Promise<Answer | null> => {
  const response = await ask(path);
  if (response.status === 204) return null;
  if (!response.ok) throw failed(path, response);
  return response.json() as Promise<Answer>;
};

/** Every change answers with what is so now. */
const change = async (path: string, body: object, method = "POST"): Promise<Me> => {
  const response = await ask(path, method, body);
  if (!response.ok) throw failed(path, response);
  return response.json() as Promise<Me>;
};

/** What the pages ask their own server. The cookie goes along by itself and no script can read it. */
export const hostApi = {
  me: () => read<Me>(SITE_PATHS.me),
  /** The token in it is handed on and kept nowhere. */
  session: () => read<HostSession>(SITE_PATHS.session),
  signIn: (account: string) => change(HOST_PATHS.signIn, { account }),
  signOut: async (): Promise<void> => {
    const response = await ask(HOST_PATHS.signOut, "POST");
    if (!response.ok) throw failed(HOST_PATHS.signOut, response);
  },
  /** Null where nobody is signed in. */
  history: (before: string | null) =>
    read<HistoryPage>(
      before === null ? SITE_PATHS.history : `${SITE_PATHS.history}?${new URLSearchParams({ before })}`,
    ),
  turnTo: (currency: string) => change(SITE_PATHS.currency, { currency }),
  changeLimit: (kind: LimitKind, of: Most) => change(HOST_PATHS.limits, { kind, of }, "PUT"),
  cancelRaise: (kind: LimitKind) => change(SITE_PATHS.cancelRaise, { kind }),
  startBreak: (length: BreakLength) => change(HOST_PATHS.timeOut, { length }),
  noteStake: (stake: string, currency: string) => change(SITE_PATHS.stake, { stake, currency }),
  /** Says why where it was not taken. */
  deposit: async (amount: string, reqUuid: string): Promise<Me | DepositProblem> => {
    const response = await ask(HOST_PATHS.deposit, "POST", { amount, reqUuid }).catch(() => null);
    if (!response) return { error: "NO_ANSWER" };
    if (response.status === 401) throw failed(HOST_PATHS.deposit, response);
    return response.json() as Promise<Me | DepositProblem>;
  },
};
