import { useSyncExternalStore } from "react";
import { pageTicker } from "../ticker.ts";
import { useStateValue } from "../use-state-value.ts";
import { useSaferGambling } from "./safer-gambling-context.ts";

/** Until when the punter takes a break; null where they take none, or it is over. */
export const useBreak = (): number | null => {
  const { breakUntil } = useStateValue(useSaferGambling().limits);
  const isOn = useSyncExternalStore(pageTicker.subscribe, () => breakUntil !== null && Date.now() < breakUntil);
  return isOn ? breakUntil : null;
};
