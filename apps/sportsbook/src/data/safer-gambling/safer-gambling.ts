import type { HostLimits } from "@touchline/protocol/host-messages";
import { createState } from "../state.ts";
import type { FrameParts, Play, SaferGambling } from "./safer-gambling-model.ts";

export const createSaferGambling = (): SaferGambling => ({
  limits: createState<HostLimits>({ limits: [], breakUntil: null }),
  frame: createState<FrameParts>({ header: true, footer: true, limits: true }),
  play: createState<Play | null>(null),
});

/** The page's own: there is one host around it, and one punter in it. */
export const pageSaferGambling = createSaferGambling();
