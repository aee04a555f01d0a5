import type { QueryClient } from "@tanstack/react-query";
import type { AppConfig } from "../../config/app-config.ts";
import { createStoredPlay } from "../../config/stored-play.ts";
import type { PlacementState } from "../../data/betslip/betslip-model.ts";
import type { ReadonlyBetslipStore } from "../../data/betslip/betslip-store.ts";
import { ownerMark } from "../../data/betslip/owner-mark.ts";
import { createPlay } from "../../data/safer-gambling/play.ts";
import { pageSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import { notifyHost } from "../../host/host-line.ts";
import type { createBetsApi } from "../../net/bets-api.ts";

interface FollowPlayOptions {
  readonly client: QueryClient;
  readonly owner: string;
  readonly config: AppConfig;
  readonly askPosition: ReturnType<typeof createBetsApi>["position"];
  readonly store: ReadonlyBetslipStore;
  readonly isCashingOut: () => boolean;
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

const IN_FLIGHT: readonly PlacementState["status"][] = ["submitting", "prepared", "unknown"];

/** Puts the session of the punter who is here on the page, and takes it away with them. */
export const startPlay = (options: FollowPlayOptions) => {
  const { client, owner, config, askPosition, store, isCashingOut, after } = options;
  const engine = createPlay({
    client,
    owner,
    minutes: config.general.saferGambling.realityCheckMinutes,
    stored: createStoredPlay(config.brand.slug, ownerMark(owner)),
    askPosition,
    isBusy: () => IN_FLIGHT.includes(store.getState().placement.status) || isCashingOut(),
    answerCheck: (answer) => notifyHost("check.answered", answer),
    now: Date.now,
    after,
  });
  pageSaferGambling.play.setState(engine.play, true);
  return {
    moneyMoved: engine.moneyMoved,
    close: (): void => {
      pageSaferGambling.play.setState(null);
      engine.close();
    },
  };
};
