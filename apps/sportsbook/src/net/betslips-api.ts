import {
  type AssembledSelection,
  type AssembleRequest,
  assembledBetslipSchema,
  betslipRoutes,
  type PunterBetslips,
  punterBetslipsSchema,
  type SharedAnswer,
  type SharedBetslip,
  type StoredSelection,
  sharedAnswerSchema,
} from "@touchline/protocol";
import { errorOf, getJson } from "./http.ts";
import type { PunterCall } from "./punter-call.ts";

/** Longer than a slow answer takes: after it a code could not be made. */
const SHARE_TIMEOUT = 10_000;

const postJson = async (path: string, body: object, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw errorOf(path, response);
  return response.json();
};

/** Stored selections as today's offer has them, in the order asked for. */
export type Assemble = (
  stored: readonly StoredSelection[],
  signal: AbortSignal,
) => Promise<readonly AssembledSelection[]>;

/** Booking codes of one tenant. */
export interface CodesApi {
  readonly share: (betslip: SharedBetslip) => Promise<string>;
  readonly shared: (code: string, signal: AbortSignal) => Promise<SharedAnswer>;
}

/** Slips as the offer has them now, and slips handed on by a code. Nobody needs to be signed in for either. */
export const betslipsApi = {
  /** In the order asked for. */
  assemble: async (request: AssembleRequest, signal: AbortSignal): Promise<readonly AssembledSelection[]> => {
    const { selections } = assembledBetslipSchema.parse(await postJson("/api/betslips/assemble", request, signal));
    if (selections.length !== request.bet.selections.length) throw new TypeError("not every selection was answered");
    return selections;
  },

  share: async (tenant: string, betslip: SharedBetslip): Promise<string> =>
    betslipRoutes.share.answer.parse(
      await postJson("/api/betslips/shared", { tenant, betslip }, AbortSignal.timeout(SHARE_TIMEOUT)),
    ).code,

  shared: async (tenant: string, code: string, signal: AbortSignal): Promise<SharedAnswer> => {
    const path = `/api/betslips/shared/${encodeURIComponent(code)}`;
    return sharedAnswerSchema.parse(await getJson(path, { tenant }, signal));
  },
};

/** A punter's own slips, the same on every device. */
export const createPunterBetslipsApi = (call: PunterCall) => ({
  kept: async (): Promise<PunterBetslips> => punterBetslipsSchema.parse(await call("/api/punter/betslips")),
  keep: async (base: number, content: Record<string, unknown>): Promise<PunterBetslips> =>
    punterBetslipsSchema.parse(await call("/api/punter/betslips", { base, content })),
});

export type PunterBetslipsApi = ReturnType<typeof createPunterBetslipsApi>;
