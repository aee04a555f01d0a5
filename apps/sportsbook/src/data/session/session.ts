import type { HostToken } from "@touchline/protocol";
import { createState, type Readable, type State } from "../state.ts";

/** Who is here, by the word of the host. As long as it is unknown, the page is a visitor's. */
export type Session =
  | { readonly status: "unknown" | "anonymous" }
  | {
      readonly status: "signedIn";
      readonly tenant: string;
      readonly punter: HostToken["punter"];
      readonly logOut: () => void;
    };

export const createSession = (): State<Session> => createState<Session>({ status: "unknown" });

export type ReadableSession = Readable<Session>;
