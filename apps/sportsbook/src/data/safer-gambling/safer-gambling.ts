import type { HostLimits } from "@touchline/protocol/host-messages";
import { createContext, useContext } from "react";
import { createStore } from "zustand/vanilla";
import { useNow } from "../use-now.ts";
import { useStore } from "../use-store.ts";
import type { FrameParts, Play, SaferGambling } from "./safer-gambling-model.ts";

export const createSaferGambling = (): SaferGambling => ({
  limits: createStore<HostLimits>(() => ({ limits: [], breakUntil: null })),
  frame: createStore<FrameParts>(() => ({ header: true, footer: true, limits: true })),
  play: createStore<Play | null>(() => null),
});

export const SaferGamblingContext = createContext<SaferGambling>(createSaferGambling());

export const useSaferGambling = (): SaferGambling => useContext(SaferGamblingContext);

/** When the punter's break ends; null where there is none, or it is over. */
export const useBreak = (): number | null => {
  const { breakUntil } = useStore(useSaferGambling().limits);
  const isOn = useNow((now) => breakUntil !== null && now < breakUntil);
  return isOn ? breakUntil : null;
};
