import type { Betslip } from "@touchline/betting";
import type { SharedAnswer, SharedBetslip } from "@touchline/protocol";
import { HttpError } from "../../net/http.ts";
import { changeOf } from "./assembled.ts";
import type { Assemble } from "./assembler.ts";
import type { LoadedState, ShareState } from "./betslip-model.ts";
import { type BetslipStore, selectActiveSlip } from "./betslip-store.ts";
import { sharedOf, slipOfCode } from "./booking-code.ts";

export interface CodesApi {
  readonly share: (betslip: SharedBetslip) => Promise<string>;
  readonly shared: (code: string) => Promise<SharedAnswer>;
}

interface CodesOptions {
  readonly store: BetslipStore;
  readonly api: CodesApi;
  readonly assemble: Assemble;
  readonly linkOf: (code: string) => string;
  readonly onLoaded: (slip: Betslip) => void;
  readonly newHash: () => string;
  readonly onError: (error: unknown) => void;
}

const NOT_FOUND = 404;
/** As it may be typed: in small letters, with spaces or dashes. */
const clean = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** Slips become codes, and codes become slips again. */
export const createCodes = (options: CodesOptions) => {
  const { store, api, assemble, linkOf, onLoaded, newHash, onError } = options;
  const share = (): ShareState => store.getState().share;
  const setShare = (next: ShareState): void => store.setState({ share: next });
  const setLoaded = (next: LoadedState): void => store.setState({ loaded: next });
  let round = 0;

  const make = async (): Promise<void> => {
    const betslip = sharedOf(selectActiveSlip(store.getState()));
    setShare({ status: betslip ? "making" : "failed" });
    if (!betslip) return;
    const making = share();
    try {
      const code = await api.share(betslip);
      // The slip was changed meanwhile: this code is of the one before.
      if (share() === making) setShare({ status: "ready", code, link: linkOf(code) });
    } catch (error) {
      onError(error);
      if (share() === making) setShare({ status: "failed" });
    }
  };

  const load = async (typed: string): Promise<void> => {
    const mine = ++round;
    setLoaded({ status: "loading" });
    try {
      const answer = await api.shared(clean(typed));
      const today = await assemble(answer.betslip.selections);
      if (mine !== round) return;
      const found = slipOfCode(answer, today, newHash);
      onLoaded(found);
      const changes = found.selectionsList.flatMap((id) => changeOf(found, id) ?? []);
      setLoaded({ status: "loaded", code: answer.code, changes });
    } catch (error) {
      if (mine !== round) return;
      const isUnknown = error instanceof HttpError && error.status === NOT_FOUND;
      if (!isUnknown) onError(error);
      setLoaded({ status: isUnknown ? "not_found" : "failed" });
    }
  };

  return {
    make: (): void => void make(),
    load: (code: string): void => void load(code),
    dismissLoaded: (): void => {
      round += 1;
      setLoaded({ status: "idle" });
    },
    /** A code is of the slip as it was. */
    slipChanged: (): void => {
      if (share().status !== "idle") setShare({ status: "idle" });
    },
  };
};
