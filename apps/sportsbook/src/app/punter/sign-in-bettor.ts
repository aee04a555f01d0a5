import { type Query, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { parseAmount } from "@touchline/betting";
import type { BookLimits, HostToken } from "@touchline/protocol";
import { NO_WALLET } from "../../data/betslip/betslip-store.ts";
import type { LiveOffer } from "../../data/live-offer/live-offer.ts";
import { limitsQuery, messagesQuery, punterKey } from "../../data/queries.ts";
import type { SaferGambling } from "../../data/safer-gambling/safer-gambling-model.ts";
import { createPunterLink } from "../../data/wallet/punter-link.ts";
import { createPunterMessages } from "../../data/wallet/punter-messages.ts";
import { createWallet } from "../../data/wallet/wallet.ts";
import type { Env } from "../../env/env.ts";
import type { NotifyHost } from "../../host/host-link.ts";
import type { HostPort } from "../../host/host-port.ts";
import { createBetsApi } from "../../net/bets-api.ts";
import { createPunterBetslipsApi } from "../../net/betslips-api.ts";
import { createPunterCall, type PunterAccess } from "../../net/punter-call.ts";
import type { PushClient } from "../../net/push-client.ts";
import { notifyHostOfBets } from "../host/notify-host-of-bets.ts";
import type { StartedBetslips } from "./start-betslips.ts";
import { startPlay } from "./start-play.ts";
import { startTickets, type TicketsPlace } from "./start-tickets.ts";

interface SignInOptions {
  readonly env: Pick<Env, "now" | "after" | "storage" | "report">;
  readonly client: QueryClient;
  readonly owner: string;
  readonly punter: HostToken["punter"];
  readonly access: PunterAccess;
  readonly host: Pick<HostPort, "askWallet" | "onWallet">;
  readonly notifyHost: NotifyHost;
  readonly saferGambling: Pick<SaferGambling, "play">;
  readonly betslips: StartedBetslips;
  readonly place: TicketsPlace;
  readonly offer: Pick<LiveOffer, "joinEvents">;
  readonly push: Pick<PushClient, "setPunter" | "request">;
}

/** A punter can bet: their slips, their wallet, their bets, and what they are told. */
export const signInBettor = (options: SignInOptions) => {
  const { env, client, owner, punter, access, host, notifyHost, betslips, place, offer, push } = options;
  const { store } = betslips;
  const call = createPunterCall(access);
  const api = createBetsApi(call);

  const wallet = createWallet({
    client,
    owner,
    store,
    ask: (signal) => host.askWallet(signal) ?? api.wallet(signal),
  });
  const leaveWallet = host.onWallet((told) => {
    if (told.currency === punter.currency) wallet.replace(told);
  });

  const tickets = startTickets({
    ...place,
    ...env,
    client,
    owner,
    call,
    betslips,
    offer,
    push,
    onBalance: wallet.tell,
  });

  const play = startPlay({
    ...env,
    client,
    owner,
    config: place.config,
    askPosition: api.position,
    store,
    isCashingOut: tickets.isCashingOut,
    saferGambling: options.saferGambling,
    notifyHost,
  });

  const showLimits = ({ currency, ...texts }: BookLimits): void => {
    const [minStake, maxStake, maxWinnings] = [texts.minStake, texts.maxStake, texts.maxWinnings].map((text) =>
      parseAmount(text, currency),
    );
    if (minStake == null || maxStake == null || maxWinnings == null) return;
    store.setState({ limits: { minStake, maxStake, maxWinnings } });
  };
  const leaveLimits = new QueryObserver(client, limitsQuery(owner, api)).subscribe(
    ({ data }) => data && showLimits(data),
  );

  const messages = createPunterMessages({
    ...env,
    // What is missing after a failure may be another number: the messages decide what to ask for next.
    ask: (last) => client.fetchQuery({ ...messagesQuery(owner, api, last), retry: false }),
    onMessage: (message) => {
      wallet.tell(message.balance);
      if (message.kind === "placementResult") betslips.tellPlacement(message);
      tickets.hear(message);
      if (message.kind !== "wallet") play.moneyMoved();
      notifyHostOfBets(notifyHost, message, punter.currency);
    },
  });

  const link = createPunterLink({
    ...env,
    authorise: (token) => push.request((over) => over.authorise({ token, playerId: punter.id })),
    token: access.token,
    renew: access.renew,
    onAuthorised: () => {
      messages.catchUp();
      tickets.connected();
    },
  });

  betslips.setPlayer(punter.id);
  betslips.followMoney({ onBalance: wallet.tell, onMoney: wallet.refresh });
  betslips.onSignIn({ owner, currency: punter.currency, api }, createPunterBetslipsApi(call));
  push.setPunter({
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
    tokenRenewed: (): void => {
      link.renewed();
      // What was refused with the token before is not retried by itself.
      const refused = { queryKey: punterKey(owner), predicate: ({ state }: Query) => state.status === "error" };
      void client.refetchQueries({ ...refused, type: "active" });
    },
    sendNow: (): void => betslips.sendNow(),
    close: (): void => {
      leaveLimits();
      push.setPunter(null);
      leaveWallet();
      link.down();
      messages.close();
      tickets.close();
      play.close();
      wallet.close();
      client.removeQueries({ queryKey: punterKey(owner) });
      betslips.setPlayer(null);
      betslips.followMoney({ onBalance: () => undefined, onMoney: () => undefined });
      store.setState({ limits: null, wallet: NO_WALLET });
    },
  };
};
