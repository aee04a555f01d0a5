import type { HostToken } from "@touchline/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ReadonlyStore } from "../store.ts";

/** Who is here, by the word of the host. As long as it is unknown, nothing can be done that needs a punter. */
export type Session =
  | { readonly status: "anonymous" }
  /** `wasSignedIn`: how the last page was left; this one looks the same until the host has answered. */
  | { readonly status: "unknown"; readonly wasSignedIn?: boolean }
  | {
      readonly status: "signedIn";
      readonly tenant: string;
      readonly punter: HostToken["punter"];
      readonly logOut: () => void;
    };

export const createSession = (wasSignedIn = false): StoreApi<Session> =>
  createStore<Session>(() => ({ status: "unknown", wasSignedIn }));

/** Whether somebody is signed in, or was and no answer says otherwise yet. */
export const seemsSignedIn = (session: Session): boolean =>
  session.status === "signedIn" || (session.status === "unknown" && session.wasSignedIn === true);

export type ReadableSession = ReadonlyStore<Session>;
