import {
  type AssembledSelection,
  type AssembleRequest,
  assembledBetslipSchema,
  betslipRoutes,
  type KeptBetslips,
  keptBetslipsSchema,
  type SharedAnswer,
  type SharedBetslip,
  sharedAnswerSchema,
} from "@touchline/protocol";
import { getJson, HttpError } from "./http.ts";
import type { PunterCall } from "./punter-call.ts";

/** Longer than a slow answer takes: after it the slip tries again. */
const PATIENCE = 10_000;

const postJson = async (path: string, body: object): Promise<unknown> => {
  const response = await fetch(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new HttpError(path, response.status);
  return response.json();
};

/** Slips as the offer has them now, and slips handed on by a code. Nobody needs to be signed in for either. */
export const betslipsApi = {
  /** In the order asked for. */
  assemble: async (request: AssembleRequest): Promise<readonly AssembledSelection[]> => {
    const { selections } = assembledBetslipSchema.parse(await postJson("/api/betslips/assemble", request));
    if (selections.length !== request.bet.selections.length) throw new TypeError("not every selection was answered");
    return selections;
  },

  share: async (tenant: string, betslip: SharedBetslip): Promise<string> =>
    betslipRoutes.share.answer.parse(await postJson("/api/betslips/shared", { tenant, betslip })).code,

  shared: async (tenant: string, code: string): Promise<SharedAnswer> => {
    const path = `/api/betslips/shared/${encodeURIComponent(code)}`;
    return sharedAnswerSchema.parse(await getJson(path, { tenant }, AbortSignal.timeout(PATIENCE)));
  },
};

/** A punter's own slips, the same on every device. */
export const createKeptBetslipsApi = (call: PunterCall) => ({
  kept: async (): Promise<KeptBetslips> => keptBetslipsSchema.parse(await call("/api/punter/betslips")),
  keep: async (base: number, content: Record<string, unknown>): Promise<KeptBetslips> =>
    keptBetslipsSchema.parse(await call("/api/punter/betslips", { base, content })),
});

export type KeptBetslipsApi = ReturnType<typeof createKeptBetslipsApi>;
