import { parseAmount } from "@touchline/betting";
import type { HostToken } from "@touchline/protocol";
import { NO_WALLET } from "../data/betslip/betslip-store.ts";
import type { LiveOffer } from "../data/live-offer/live-offer.ts";
import { createPunterLink } from "../data/wallet/punter-link.ts";
import { createPunterMessages } from "../data/wallet/punter-messages.ts";
import { createWallet } from "../data/wallet/wallet.ts";
import { createBetsApi } from "../net/bets-api.ts";
import { createKeptBetslipsApi } from "../net/betslips-api.ts";
import { createPunterCall, type PunterAccess } from "../net/punter-call.ts";
import type { FollowedBetslips } from "./follow-betslips.ts";
import { followPlay } from "./follow-play.ts";
import { followTickets, type TicketsPlace } from "./follow-tickets.ts";
import type { Host } from "./host.ts";
import { tellHostOfBets } from "./tell-host-of-bets.ts";

interface WelcomeBettorOptions {
  readonly owner: string;
  readonly punter: HostToken["punter"];
  readonly access: PunterAccess;
  readonly host: Pick<Host, "askWallet" | "onWallet">;
  readonly betslips: FollowedBetslips;
  readonly place: TicketsPlace;
  readonly offer: Pick<LiveOffer, "joinPunter" | "joinEvents" | "say">;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

const LIMITS_RETRY = 10_000;

/** A punter can bet: their slips, their wallet, their bets, and what they are told. */
export const welcomeBettor = (options: WelcomeBettorOptions) => {
  const { owner, punter, access, host, betslips, place, offer, after, onError } = options;
  const { store } = betslips;
  const call = createPunterCall(access);
  const api = createBetsApi(call);
  let isHere = true;
  let cancelLimits = (): void => undefined;

  const wallet = createWallet({
    store,
    ask: (signal) => host.askWallet(signal) ?? api.wallet(signal),
    after,
    onError,
  });
  const leaveWallet = host.onWallet((told) => {
    if (told.currency === punter.currency) wallet.replace(told);
  });

  const tickets = followTickets({ ...place, owner, call, betslips, offer, after, onBalance: wallet.tell, onError });

  const play = followPlay({
    owner,
    config: place.config,
    askPosition: api.position,
    store,
    isCashingOut: tickets.isCashingOut,
    after,
    onError,
  });

  const loadLimits = async (): Promise<void> => {
    try {
      const { currency, ...texts } = await api.limits();
      const [minStake, maxStake, maxWinnings] = [texts.minStake, texts.maxStake, texts.maxWinnings].map((text) =>
        parseAmount(text, currency),
      );
      if (!isHere || minStake == null || maxStake == null || maxWinnings == null) return;
      store.setState({ limits: { minStake, maxStake, maxWinnings } });
    } catch (error) {
      if (!isHere) return;
      onError(error);
      cancelLimits = after(LIMITS_RETRY, () => void loadLimits());
    }
  };

  const messages = createPunterMessages({
    ask: (last) => api.messages(last),
    after,
    onMessage: (message) => {
      wallet.tell(message.balance);
      if (message.kind === "placementResult") betslips.tellPlacement(message);
      tickets.hear(message);
      if (message.kind !== "wallet") play.moneyMoved();
      tellHostOfBets(message, punter.currency);
    },
    onError,
  });

  const link = createPunterLink({
    authorise: (token) => offer.say((over) => over.authorise({ token, playerId: punter.id })),
    token: access.token,
    renew: access.renew,
    after,
    onAuthorised: () => {
      messages.catchUp();
      tickets.connected();
    },
    onError,
  });

  betslips.setPlayer(punter.id);
  betslips.followMoney({ onBalance: wallet.tell, onMoney: wallet.refresh });
  betslips.welcome({ owner, currency: punter.currency, api }, createKeptBetslipsApi(call));
  void loadLimits();
  offer.joinPunter({
    onUp: link.up,
    onDown: () => {
      link.down();
      tickets.disconnected();
    },
    onMessage: messages.hear,
    onValue: tickets.hearValue,
    onUnauthorised: () => void link.unauthorised(),
  });

  return {
    tokenRenewed: link.renewed,
    sendNow: (): void => betslips.sendNow(),
    close: (): void => {
      isHere = false;
      cancelLimits();
      offer.joinPunter(null);
      leaveWallet();
      link.down();
      messages.close();
      tickets.close();
      play.close();
      wallet.close();
      betslips.setPlayer(null);
      betslips.followMoney({ onBalance: () => undefined, onMoney: () => undefined });
      store.setState({ limits: null, wallet: NO_WALLET });
    },
  };
};
