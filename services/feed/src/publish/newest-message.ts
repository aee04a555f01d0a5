import { eventIdOfSubject } from "@touchline/protocol";

/**
 * The highest stream sequence of the offer messages that the stream still has, for heartbeats: by it a node knows whether it lags. Only
 * offered events count, because the message of a removed one is deleted and a node may never receive it.
 */
export const createNewestMessage = (isOffered: (eventId: number) => boolean) => {
  /** By subject, of which the stream keeps the last message. */
  const sequences = new Map<string, number>();
  return {
    acknowledged: (subject: string, sequence: number): void => {
      if (isOffered(eventIdOfSubject(subject))) sequences.set(subject, sequence);
    },
    removed: (subject: string): void => void sequences.delete(subject),
    /** Zero where there is none. */
    sequence: (): number => sequences.values().reduce((newest, sequence) => Math.max(newest, sequence), 0),
  };
};
