/**
 * A socket.io event as bytes on the wire, made once and written to every socket that gets it. Relies on three published formats: "4" is a
 * message of engine.io 4, "2" an event of socket.io 5, and the frame is one of RFC 6455 without mask or compression.
 */

const TEXT_FRAME = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

const headerLength = (length: number): number => (length < LENGTH_IN_16_BITS ? 2 : length < 65_536 ? 4 : 10);

const writeHeader = (frame: Buffer, length: number): void => {
  frame[0] = TEXT_FRAME;
  if (length < LENGTH_IN_16_BITS) {
    frame[1] = length;
  } else if (length < 65_536) {
    frame[1] = LENGTH_IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_64_BITS;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
};

const COMMA = 0x2c;
const CLOSING_BRACKET = 0x5d;

/** The items are the event's arguments, each as the bytes of its JSON text. */
export const encodeFrame = (event: string, items: readonly Uint8Array[]): Buffer => {
  const opening = `42["${event}"`;
  const length = items.reduce((sum, item) => sum + 1 + item.length, opening.length + 1);
  const frame = Buffer.allocUnsafe(headerLength(length) + length);
  writeHeader(frame, length);
  let at = headerLength(length);
  at += frame.write(opening, at, "latin1");
  for (const item of items) {
    frame[at] = COMMA;
    frame.set(item, at + 1);
    at += 1 + item.length;
  }
  frame[at] = CLOSING_BRACKET;
  return frame;
};

export const encodeValues = (event: string, values: readonly unknown[]): Buffer =>
  encodeFrame(
    event,
    values.map((value) => Buffer.from(JSON.stringify(value))),
  );

/** One text as a message of the WebSocket. */
export const encodeText = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(headerLength(length) + length);
  writeHeader(frame, length);
  frame.write(text, headerLength(length));
  return frame;
};
