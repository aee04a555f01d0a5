import { readStored, writeStored } from "../../config/device-storage.ts";
import { createState, type Readable } from "../state.ts";

const KEY = "favourite-markets";

/** Whatever is stored, even what another version or a curious visitor wrote, gives kinds of market. */
export const parseKinds = (text: string | null): ReadonlySet<number> => {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : []);
  } catch {
    return new Set();
  }
};

/** The kinds of market that a visitor wants on top of every event, kept on this device. */
export const createFavouriteMarkets = () => {
  const kinds = createState(parseKinds(readStored(KEY)));
  return {
    kinds: kinds as Readable<ReadonlySet<number>>,
    toggle: (kind: number): void => {
      const next = new Set(kinds.get());
      if (!next.delete(kind)) next.add(kind);
      kinds.set(next);
      writeStored(KEY, JSON.stringify([...next]));
    },
  };
};
