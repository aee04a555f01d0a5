import { type FromHost, fromHost, readMessage, writeMessage } from "@touchline/protocol/host-messages";

/** A message to the app; it is numbered when it is sent. */
export type Command = {
  readonly [Name in keyof FromHost]: { readonly type: Name; readonly parts: FromHost[Name] };
}[keyof FromHost];

/**
 * The app silently ignores invalid messages. To report mistakes of the page where they are made, messages are validated here by the same
 * rules; unknown properties are dropped.
 */
export const toCommand = <Name extends keyof FromHost>(type: Name, parts: FromHost[Name]): Command => {
  const read = readMessage<FromHost>(fromHost, writeMessage<FromHost, Name>(0, type, parts));
  if (!read) throw new TypeError(`Touchline: invalid parts of ${type}`);
  return { type: read.type, parts: read.parts } as Command;
};
