import { type FromHost, fromHost, readMessage, writeMessage } from "@touchline/protocol/host-messages";

/** One thing to say to the app; it gets its number when it is said. */
export type Command = {
  readonly [Name in keyof FromHost]: { readonly type: Name; readonly parts: FromHost[Name] };
}[keyof FromHost];

/**
 * The app leaves out in silence what it does not understand. A mistake of the page is better heard where it was made, so it is read
 * here by the same rules, and whatever else hangs on the object stays here.
 */
export const toCommand = <Name extends keyof FromHost>(type: Name, parts: FromHost[Name]): Command => {
  const read = readMessage<FromHost>(fromHost, writeMessage<FromHost, Name>(0, type, parts));
  if (!read) throw new TypeError(`Touchline: ${type} is not what the contract says`);
  return { type: read.type, parts: read.parts } as Command;
};
