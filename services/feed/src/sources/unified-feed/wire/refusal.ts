/** Why a message is refused; labels of a counter. */
export const REFUSALS = ["routing_key", "size", "xml", "unknown_message", "other_message", "value", "failed"] as const;
export type Refusal = (typeof REFUSALS)[number];

export class RefusedMessage extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal, message: string) {
    super(message);
    this.reason = reason;
  }
}
