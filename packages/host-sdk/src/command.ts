import { explainParts, type FromHost, fromHost, readMessage, writeMessage } from "@touchline/protocol/host-messages";
import type { GivenOptions, GivenPunter, GivenSession } from "./sportsbook.ts";

/** A message to the app; it is numbered when it is sent. */
export type Command = {
  readonly [Name in keyof FromHost]: { readonly type: Name; readonly parts: FromHost[Name] };
}[keyof FromHost];

/** Parts as a page may give them; reading them gives each its own name. */
interface Given {
  readonly "options.updated": GivenOptions;
  readonly "session.updated": { readonly session: GivenSession };
  readonly "punter.updated": { readonly punter: GivenPunter };
  readonly "token.refreshed": Omit<FromHost["token.refreshed"], "session"> & { readonly session?: GivenSession };
}
type GivenParts<Name extends keyof FromHost> = Name extends keyof Given ? Given[Name] : FromHost[Name];

/**
 * The app silently ignores invalid messages. To report mistakes of the page where they are made, messages are validated here by the same
 * rules; unknown properties are dropped.
 */
export const toCommand = <Name extends keyof FromHost>(type: Name, parts: GivenParts<Name>): Command => {
  const read = readMessage<FromHost>(fromHost, writeMessage<FromHost, Name>(0, type, parts as FromHost[Name]));
  if (!read) throw new TypeError(`Touchline: ${type}: ${explainParts(fromHost, type, parts)}`);
  return { type: read.type, parts: read.parts } as Command;
};
