import type { QueryClient } from "@tanstack/react-query";
import type { Betslip } from "@touchline/betting";
import type { Env } from "../../../env/env.ts";
import type { Assemble, CodesApi } from "../../../net/betslips-api.ts";
import { bookingCodeQuery } from "../../queries.ts";
import { isNotFound } from "../../query-client.ts";
import { request } from "../../request.ts";
import type { LoadedState, ShareState } from "../betslip-model.ts";
import { type BetslipStore, selectActiveSlip, selectSlips } from "../betslip-store.ts";
import { changeOf } from "../slip/assembled.ts";
import { sharedOf, slipOfCode } from "./booking-code.ts";

interface CodesOptions extends Pick<Env, "report"> {
  readonly client: QueryClient;
  readonly store: BetslipStore;
  readonly api: CodesApi;
  readonly assemble: Assemble;
  readonly linkOf: (code: string) => string;
  readonly onLoaded: (slip: Betslip) => void;
  readonly newHash: () => string;
}

/** As it may be typed: in small letters, with spaces or dashes. */
const clean = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** Slips become codes, and codes become slips again. */
export const createCodes = (options: CodesOptions) => {
  const { client, store, api, assemble, linkOf, onLoaded, newHash, report } = options;
  const share = (): ShareState => store.getState().share;
  const setShare = (next: ShareState): void => store.setState({ share: next });
  const setLoaded = (next: LoadedState): void => store.setState({ loaded: next });
  let cancelLoad = (): void => undefined;

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
      report(error);
      if (share() === making) setShare({ status: "failed" });
    }
  };

  const load = (typed: string): void => {
    cancelLoad();
    setLoaded({ status: "loading" });
    cancelLoad = request(client, bookingCodeQuery(api, assemble, clean(typed)), {
      onAnswer: ({ answer, today }) => {
        const found = slipOfCode(answer, today, newHash);
        onLoaded(found);
        const changes = found.selectionsList.flatMap((id) => changeOf(found, id) ?? []);
        setLoaded({ status: "loaded", code: answer.code, changes, slip: selectSlips(store.getState()).active });
      },
      onRefused: (error) => setLoaded({ status: isNotFound(error) ? "not_found" : "failed" }),
    });
  };

  return {
    make: (): void => void make(),
    load,
    dismissLoaded: (): void => {
      cancelLoad();
      setLoaded({ status: "idle" });
    },
    /** A code is of the slip as it was. */
    slipChanged: (): void => {
      if (share().status !== "idle") setShare({ status: "idle" });
    },
  };
};
