import type { DepositProblem } from "../deposit-problem.ts";
import type { Me } from "../me.ts";
import { hostApi } from "./host-api.ts";

/** Undefined until the server has said who is here. */
type Known = Me | null | undefined;
type Listener = (me: Me | null, before: Known) => void;

/** Who is signed in, for all parts of a page. */
export const createAccount = () => {
  let me: Known;
  const listeners = new Set<Listener>();

  const tell = (now: Me | null): void => {
    const before = me;
    me = now;
    for (const listener of listeners) listener(now, before);
  };
  const follow = async (change: Promise<Me>): Promise<void> => tell(await change);

  return {
    get me(): Known {
      return me;
    },
    /** Called at once where it is known already. Returns how to stop. */
    watch: (listener: Listener): (() => void) => {
      listeners.add(listener);
      if (me !== undefined) listener(me, undefined);
      return () => void listeners.delete(listener);
    },
    refresh: async (): Promise<void> => tell(await hostApi.me()),
    signIn: (id: string): Promise<void> => follow(hostApi.signIn(id)),
    signOut: async (): Promise<void> => {
      await hostApi.signOut();
      tell(null);
    },
    turnTo: (currency: string): Promise<void> => follow(hostApi.turnTo(currency)),
    changeLimit: (...wish: Parameters<typeof hostApi.changeLimit>): Promise<void> =>
      follow(hostApi.changeLimit(...wish)),
    cancelRaise: (...wish: Parameters<typeof hostApi.cancelRaise>): Promise<void> =>
      follow(hostApi.cancelRaise(...wish)),
    startBreak: (...wish: Parameters<typeof hostApi.startBreak>): Promise<void> => follow(hostApi.startBreak(...wish)),
    noteStake: (...bet: Parameters<typeof hostApi.noteStake>): Promise<void> => follow(hostApi.noteStake(...bet)),
    /** Null where it was taken. */
    deposit: async (amount: string, reqUuid: string): Promise<DepositProblem | null> => {
      const answer = await hostApi.deposit(amount, reqUuid);
      if ("error" in answer) return answer;
      tell(answer);
      return null;
    },
  };
};

export type Account = ReturnType<typeof createAccount>;
