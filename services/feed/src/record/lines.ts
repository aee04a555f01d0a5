/** What a recording consists of. A line of a segment is one of these as JSON. Times are milliseconds. */
export type Line =
  /** What a subject had when the segment began. */
  | readonly ["had", at: number, subject: string, message: string]
  /** Everything that subjects had is above. */
  | readonly ["begun", at: number, subject: ""]
  /** A message that was published. */
  | readonly ["sent", at: number, subject: string, message: string]
  /** A message of the offer, as its first line, with the CRC of the whole message: the second follows from the state before. */
  | readonly ["change", at: number, subject: string, delta: string, crc: number]
  /** An event that was taken off. */
  | readonly ["removed", at: number, subject: string]
  /** What came in from a provider, as it was. */
  | readonly ["came", at: number, key: string, body: string];

const NAME = /^(\d{13,})\.jsonl\.zst$/;

/** The name says when the segment begins. */
export const segmentName = (beginsAt: number): string => `${beginsAt}.jsonl.zst`;

/** Null for a file that is no segment. */
export const beginningOf = (name: string): number | null => {
  const [, at] = NAME.exec(name) ?? [];
  return at === undefined ? null : Number(at);
};

/** Of a message of the offer; NaN for any other. Read without parsing the message. */
export const versionOf = (message: string): number => Number(/^\{"version":(\d+)/.exec(message)?.[1]);
