import type { QueryClient } from "@tanstack/react-query";
import { statementDaysOf } from "@touchline/jurisdictions";
import type { AppConfig } from "../../config/app-config.ts";
import { createStoredPlay, createStoredStatement } from "../../config/stored.ts";
import type { PlacementState } from "../../data/betslip/betslip-model.ts";
import type { ReadonlyBetslipStore } from "../../data/betslip/betslip-store.ts";
import { ownerMark } from "../../data/betslip/persistence/owner-mark.ts";
import { positionQuery } from "../../data/queries.ts";
import { createPlay, createPosition } from "../../data/safer-gambling/play.ts";
import type { SaferGambling } from "../../data/safer-gambling/safer-gambling-model.ts";
import { createStatement } from "../../data/safer-gambling/statement.ts";
import type { Env } from "../../env/env.ts";
import type { NotifyHost } from "../../host/host-link.ts";
import type { createBetsApi } from "../../net/bets-api.ts";

interface StartPlayOptions extends Pick<Env, "now" | "after" | "storage"> {
  readonly client: QueryClient;
  readonly owner: string;
  readonly config: AppConfig;
  readonly askPosition: ReturnType<typeof createBetsApi>["position"];
  readonly store: ReadonlyBetslipStore;
  readonly isCashingOut: () => boolean;
  readonly saferGambling: Pick<SaferGambling, "play">;
  readonly notifyHost: NotifyHost;
}

const IN_FLIGHT: readonly PlacementState["status"][] = ["submitting", "prepared", "unknown"];

const DAY = 86_400_000;

/** Null where the market asks for no statement. */
const startStatement = ({ client, owner, config, askPosition, storage, now, after }: StartPlayOptions) => {
  const days = statementDaysOf(config.pack);
  if (days === null) return null;
  const query = positionQuery(owner, askPosition, { of: "statement", since: () => now() - days * DAY });
  return createStatement({
    days,
    sums: createPosition({ client, query, after }),
    stored: createStoredStatement(storage, config.brand.slug, ownerMark(owner)),
    now,
  });
};

/** Puts the session of the punter who is here on the page, and takes it away with them. */
export const startPlay = (options: StartPlayOptions) => {
  const { client, owner, config, askPosition, store, isCashingOut, saferGambling, notifyHost, now, after } = options;
  const engine = createPlay({
    client,
    owner,
    minutes: config.general.saferGambling.realityCheckMinutes,
    stored: createStoredPlay(options.storage, config.brand.slug, ownerMark(owner)),
    askPosition,
    isBusy: () => IN_FLIGHT.includes(store.getState().placement.status) || isCashingOut(),
    answerCheck: (answer) => notifyHost("check.answered", answer),
    now,
    after,
  });
  const statement = startStatement(options);
  saferGambling.play.setState({ ...engine.play, statement: statement?.statement }, true);
  return {
    moneyMoved: engine.moneyMoved,
    close: (): void => {
      saferGambling.play.setState(null);
      engine.close();
      statement?.close();
    },
  };
};
