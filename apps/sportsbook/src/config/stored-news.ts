import { readStored, writeStored } from "./device-storage.ts";

/** Frames of several brands share one storage, and punters share devices. */
const keyOf = (brand: string, owner: string): string => `ticket-news.${brand}.${owner}`;

/** The number of the last message of which a punter was told by a toast, so that no page tells it again. `owner` names nobody. */
export const createStoredNews = (brand: string, owner: string) => ({
  read: (): number => {
    const seq = Number(readStored(keyOf(brand, owner)));
    return Number.isSafeInteger(seq) ? seq : 0;
  },
  write: (seq: number): void => {
    writeStored(keyOf(brand, owner), String(seq));
  },
});

export type StoredNews = ReturnType<typeof createStoredNews>;
