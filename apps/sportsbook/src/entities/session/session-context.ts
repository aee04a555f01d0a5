import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { ReadableSession, Session } from "../../data/session/session.ts";

export const SessionContext = createContext<ReadableSession | null>(null);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error("no session above this component");
  return useStore(session);
};

export const useIsSignedIn = (): boolean => useSession().status === "signedIn";
