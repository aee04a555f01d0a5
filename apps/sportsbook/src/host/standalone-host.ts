import { askHost, readToken, signOutOfHost } from "../net/host-api.ts";
import type { HostPort } from "./host-port.ts";

/** A page that stands alone runs on its operator's own origin, and asks there. The address may have named a punter to begin with. */
export const createStandaloneHost = (token: string | null): HostPort => {
  let given = token && readToken(token);
  return {
    ask: (reason) => {
      const answer = given;
      // Once it has been refused, or is about to end, it is no use asking with it again.
      given = null;
      return answer && reason === "start" ? Promise.resolve({ kind: "signedIn", token: answer }) : askHost();
    },
    signOut: async () => {
      await signOutOfHost();
      return true;
    },
    askWallet: () => undefined,
    onSession: () => undefined,
    onWallet: () => () => undefined,
  };
};
