import type { Identity } from "@touchline/server-kit";
import type { Distributor } from "../delivery/distributor.ts";
import type { Connection } from "../delivery/model.ts";
import { authorise } from "../punters/authorise.ts";
import type { BetWatches } from "../punters/bet-watches.ts";
import { type PunterRooms, UNAUTHORISED } from "../punters/punter-rooms.ts";
import { watchBets } from "../punters/watch-bets.ts";
import type { Client, ClientListener } from "./client.ts";
import { type Answer, handleUnwatch, handleWatch } from "./client-messages.ts";

export interface PunterAccess {
  readonly identity: Identity;
  readonly rooms: PunterRooms;
  readonly watches: BetWatches;
  readonly flush: () => Promise<void>;
}

export interface Services {
  readonly distributor: Distributor;
  readonly punters: PunterAccess;
  readonly mostOfSession: number;
}

const tokenOf = (auth: unknown): unknown =>
  typeof auth === "object" && auth !== null && "token" in auth ? auth.token : undefined;

/** A connected client, which gets the offer and, with a token, the messages of its punter. A class for the reason that `Client` is one. */
export class ServedClient implements ClientListener {
  readonly #client: Client;
  readonly #connection: Connection;
  readonly #services: Services;
  /** While the token that came with the connection is verified. */
  #handshake: Promise<void> | null = null;

  constructor(client: Client, auth: unknown, services: Services) {
    this.#client = client;
    this.#services = services;
    this.#connection = services.distributor.connect(client);
    const token = tokenOf(auth);
    if (token !== undefined) this.#handshake = this.#takeHandshake(token);
  }

  onMessage(event: string, message: unknown, answer: Answer): void {
    const { distributor } = this.#services;
    if (event === "watch") handleWatch(distributor, this.#connection, message, answer);
    else if (event === "unwatch") handleUnwatch(distributor, this.#connection, message, answer);
    else void this.#takeOfPunter(event, message, answer);
  }

  onLeave(): void {
    const { punters, distributor } = this.#services;
    punters.rooms.leave(this.#client);
    distributor.disconnect(this.#connection);
  }

  #authorise(message: unknown) {
    const { punters, mostOfSession } = this.#services;
    return authorise(this.#client, message, { ...punters, mostOfSession, isOpen: () => this.#client.isConnected() });
  }

  async #takeHandshake(token: unknown): Promise<void> {
    const answer = await this.#authorise({ token, playerId: this.#client.playerId });
    if ("error" in answer && this.#client.isConnected()) this.#client.write(UNAUTHORISED);
    this.#handshake = null;
  }

  /** The handshake's token is verified first: what the client says next is answered for the punter that it names. */
  async #takeOfPunter(event: string, message: unknown, answer: Answer): Promise<void> {
    await this.#handshake;
    if (event === "authorise") answer(await this.#authorise(message));
    else if (event === "watchBets") answer(watchBets(this.#client, message, this.#services.punters));
  }
}
