import type { HostToken } from "@touchline/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ReadonlyStore } from "../store.ts";

/** Who is here, by the word of the host. As long as it is unknown, the page is a visitor's. */
export type Session =
  | { readonly status: "unknown" | "anonymous" }
  | {
      readonly status: "signedIn";
      readonly tenant: string;
      readonly punter: HostToken["punter"];
      readonly logOut: () => void;
    };

export const createSession = (): StoreApi<Session> => createStore<Session>(() => ({ status: "unknown" }));

export type ReadableSession = ReadonlyStore<Session>;
