import { createContext, useContext } from "react";
import { type ReadableSession, type Session, seemsSignedIn } from "../../data/session/session.ts";
import { useStore } from "../../data/use-store.ts";

export const SessionContext = createContext<ReadableSession | null>(null);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error("no session above this component");
  return useStore(session);
};

export const useIsSignedIn = (): boolean => useSession().status === "signedIn";

/** For what is shown: it does not change to a visitor's while the answer of the host is awaited. */
export const useSeemsSignedIn = (): boolean => seemsSignedIn(useSession());
