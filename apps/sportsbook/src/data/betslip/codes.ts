import type { Betslip } from "@touchline/betting";
import type { SharedAnswer, SharedBetslip } from "@touchline/protocol";
import type { StoreApi } from "zustand/vanilla";
import { HttpError } from "../../net/http.ts";
import { changeOf } from "./assembled.ts";
import type { Assemble } from "./assembler.ts";
import type { LoadedState, ShareState } from "./betslip-model.ts";
import { sharedOf, slipOfCode } from "./booking-code.ts";

export interface CodesApi {
  readonly share: (betslip: SharedBetslip) => Promise<string>;
  readonly shared: (code: string) => Promise<SharedAnswer>;
}

interface CodesOptions {
  readonly share: StoreApi<ShareState>;
  readonly loaded: StoreApi<LoadedState>;
  readonly api: CodesApi;
  readonly assemble: Assemble;
  readonly linkOf: (code: string) => string;
  readonly slip: () => Betslip;
  readonly onLoaded: (slip: Betslip) => void;
  readonly newHash: () => string;
  readonly onError: (error: unknown) => void;
}

const NOT_FOUND = 404;
/** As it may be typed: in small letters, with spaces or dashes. */
const clean = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** Slips become codes, and codes become slips again. */
export const createCodes = (options: CodesOptions) => {
  const { share, loaded, api, assemble, linkOf, slip, onLoaded, newHash, onError } = options;
  let round = 0;

  const make = async (): Promise<void> => {
    const betslip = sharedOf(slip());
    share.setState({ status: betslip ? "making" : "failed" }, true);
    if (!betslip) return;
    const making = share.getState();
    try {
      const code = await api.share(betslip);
      // The slip was changed meanwhile: this code is of the one before.
      if (share.getState() === making) share.setState({ status: "ready", code, link: linkOf(code) }, true);
    } catch (error) {
      onError(error);
      if (share.getState() === making) share.setState({ status: "failed" }, true);
    }
  };

  const load = async (typed: string): Promise<void> => {
    const mine = ++round;
    loaded.setState({ status: "loading" }, true);
    try {
      const answer = await api.shared(clean(typed));
      const today = await assemble(answer.betslip.selections);
      if (mine !== round) return;
      const found = slipOfCode(answer, today, newHash);
      onLoaded(found);
      const changes = found.selectionsList.flatMap((id) => changeOf(found, id) ?? []);
      loaded.setState({ status: "loaded", code: answer.code, changes }, true);
    } catch (error) {
      if (mine !== round) return;
      const isUnknown = error instanceof HttpError && error.status === NOT_FOUND;
      if (!isUnknown) onError(error);
      loaded.setState({ status: isUnknown ? "not_found" : "failed" }, true);
    }
  };

  return {
    make: (): void => void make(),
    load: (code: string): void => void load(code),
    dismissLoaded: (): void => {
      round += 1;
      loaded.setState({ status: "idle" }, true);
    },
    /** A code is of the slip as it was. */
    slipChanged: (): void => {
      if (share.getState().status !== "idle") share.setState({ status: "idle" }, true);
    },
  };
};
