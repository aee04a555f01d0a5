import type { HostLimits } from "@touchline/protocol/host-messages";
import { createStore } from "zustand/vanilla";
import type { FrameParts, Play, SaferGambling } from "./safer-gambling-model.ts";

export const createSaferGambling = (): SaferGambling => ({
  limits: createStore<HostLimits>(() => ({ limits: [], breakUntil: null })),
  frame: createStore<FrameParts>(() => ({ header: true, footer: true, limits: true })),
  play: createStore<Play | null>(() => null),
});

/** The page's own: there is one host around it, and one punter in it. */
export const pageSaferGambling = createSaferGambling();
