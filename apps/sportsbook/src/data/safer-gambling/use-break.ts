import { useStore } from "zustand";
import { useNow } from "../use-now.ts";
import { useSaferGambling } from "./safer-gambling-context.ts";

/** Until when the punter takes a break; null where they take none, or it is over. */
export const useBreak = (): number | null => {
  const { breakUntil } = useStore(useSaferGambling().limits);
  const isOn = useNow((now) => breakUntil !== null && now < breakUntil);
  return isOn ? breakUntil : null;
};
