import type { Query, QueryClient } from "@tanstack/react-query";
import type { HostToken } from "@touchline/protocol";
import { NO_WALLET } from "../../data/betslip/betslip-store.ts";
import { syncLimits } from "../../data/betslip/slip/sync-limits.ts";
import type { LiveOffer } from "../../data/live-offer/live-offer.ts";
import { messagesQuery, punterKey } from "../../data/queries.ts";
import type { SaferGambling } from "../../data/safer-gambling/safer-gambling-model.ts";
import { createPunterLink } from "../../data/wallet/punter-link.ts";
import { createPunterMessages } from "../../data/wallet/punter-messages.ts";
import { createWallet } from "../../data/wallet/wallet.ts";
import type { Env } from "../../env/env.ts";
import type { NotifyHost } from "../../host/host-link.ts";
import type { HostPort } from "../../host/host-port.ts";
import { createBetsApi } from "../../net/bets-api.ts";
import { createPunterBetslipsApi } from "../../net/betslips-api.ts";
import type { OfferApi } from "../../net/offer-api.ts";
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
  readonly offerApi: Pick<OfferApi, "availableEvents">;
  readonly push: Pick<PushClient, "setPunter" | "request" | "restart">;
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
    ask: api.wallet,
    askHost: host.askWallet,
    report: env.report,
  });
  const leaveWallet = host.onWallet((said) => {
    if (said.currency === punter.currency) wallet.hostSaid(said);
  });

  const tickets = startTickets({
    ...place,
    ...env,
    client,
    owner,
    call,
    betslips,
    offer,
    offerApi: options.offerApi,
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

  const { betslip, pack } = place.config;
  const limits = syncLimits({ client, owner, api, store, betslip, pack });

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

  // Before the connection speaks for the punter: what they are told until then is asked for by this number.
  messages.catchUp();

  const link = createPunterLink({
    ...env,
    playerId: punter.id,
    authorise: (message) => push.request((over) => over.authorise(message)),
    token: access.token,
    renew: access.renew,
    reconnect: push.restart,
    onAuthorised: () => {
      messages.catchUp();
      tickets.connected();
    },
  });

  betslips.setPlayer(punter.id);
  betslips.followMoney({
    onBalance: wallet.tell,
    onMoney: () => {
      wallet.refresh();
      limits.refresh();
    },
  });
  betslips.onSignIn({ owner, currency: punter.currency, api }, createPunterBetslipsApi(call));
  push.setPunter({
    credentials: link.credentials,
    onUp: link.up,
    onRefused: () => void link.refused(),
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
      limits.close();
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
      store.setState({ wallet: NO_WALLET });
    },
  };
};
