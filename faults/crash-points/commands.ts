import {
  BETS_SUBJECTS,
  type EventResult,
  type OfferEvent,
  type PlacementRequest,
  type PunterMessage,
} from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { abandonedResult, resultOf } from "../../services/bets/src/test-support/results.ts";
import { type Scene, TENANT } from "../../services/bets/src/test-support/scene.ts";

/** One run of a command: a punter and an event of its own. */
export interface Subject {
  readonly scene: Scene;
  readonly punter: string;
  readonly event: OfferEvent;
  /** The bet that the command is about, once it was placed. */
  readonly bet: string;
  /** The placement, or only the id of another request; the same in each repetition. */
  readonly request: PlacementRequest;
}

interface Asked {
  readonly subject: string;
  readonly message: object;
}

/** Where the punters' money is: in the ledger, or in a wallet of the operator that is asked by calls. */
export type WalletKind = "ledger" | "seamless";

export interface Command {
  readonly game: "PREMATCH" | "LIVE";
  /** What a healthy node does before; each step after those before it. */
  readonly before: readonly ("deposit" | "place" | "settle" | "roll back")[];
  /** The bettor's request, repeated until it is answered. */
  readonly ask?: (subject: Subject) => Asked | Promise<Asked>;
  /** The part of an answer that must be the same in each repetition; null while the request is not decided. */
  readonly decided?: (answer: never) => unknown;
  /** Selects a row that must be there when the request was answered. */
  readonly acknowledged?: (subject: Subject) => string;
  /** What is published, after the request was answered if there is one. */
  readonly publish?: (subject: Subject) => Promise<void>;
  /** How it must end: the balance in cents, the phase of the bet and what the punter was told. */
  readonly end: {
    readonly balance: string;
    readonly phase: string | null;
    readonly told: readonly PunterMessage["kind"][];
  };
  /** A node that dies before it knows whether the operator's wallet has taken the stake leaves a bet that is rejected. */
  readonly mayBeRejected?: boolean;
}

export const DEPOSITED = "100.00";
const PLACED = ["wallet", "placementResult"] as const;

const requested = ({ request }: Subject): string => `select 1 from requests where req_uuid = '${request.reqUuid}'`;

const depositOf = async ({ scene, punter, request }: Subject): Promise<Asked> => ({
  subject: BETS_SUBJECTS.deposit,
  message: {
    token: await scene.hosts.hostToken(TENANT),
    deposit: { reqUuid: request.reqUuid, punter, currency: "EUR", amount: DEPOSITED },
  },
});

const placementOf = ({ punter, request }: Subject) => ({
  subject: BETS_SUBJECTS.place,
  message: [{ tenant: TENANT, punter, currency: "EUR", at: Date.now(), request }],
});

const commandOf = (name: "cashOut" | "addRule" | "cancel", { punter }: Subject, body: object) => ({
  subject: BETS_SUBJECTS[name],
  message: { tenant: TENANT, punter, at: Date.now(), body },
});

const cashOutOf = (subject: Subject, total: string, part: string | null) =>
  commandOf("cashOut", subject, {
    reqUuid: subject.request.reqUuid,
    betProfileId: `${subject.bet}.0`,
    cashout: { winnings: { total }, part },
    source: "ticket_check",
  });

const placement = {
  before: ["deposit"],
  ask: placementOf,
  decided: ({ placement: { state, result } }: { placement: { state: string; result: unknown } }) =>
    state === "DECIDED" ? result : null,
  acknowledged: requested,
  end: { balance: "9000", phase: "PLACED", told: PLACED },
} as const;

const cashout = {
  game: "PREMATCH",
  before: ["deposit", "place"],
  decided: ({ answer }: { answer: unknown }) => answer,
  acknowledged: requested,
} as const;

const result = { game: "PREMATCH", before: ["deposit", "place"] } as const;

/** The home team wins, at 2.00. */
export const publishWon = ({ scene, event }: Subject): Promise<void> =>
  scene.publishResult(resultOf(event, { home: 1, away: 0 }));

type Said = Partial<EventResult["markets"][number]>;

/** What is decided about the market of the bet while the match goes on, so many versions after it was won. */
const publishPart = ({ scene, event }: Subject, versions: number, said: Said): Promise<void> => {
  const won = resultOf(event, { home: 1, away: 0 }, { version: event.version + 100 + versions });
  const markets = won.markets.map((each) => ({ ...each, ...said }));
  return scene.publishResult({ ...won, playStatus: "RUNNING", facts: null, final: false, markets });
};

const OPEN: Said = { resolutions: [null, null, null] };

export const rollBack = (subject: Subject): Promise<void> => publishPart(subject, 1, OPEN);

/** Every command that moves money in the ledger. The offer pays 9.50 for a bet of 10.00 at 2.00 that is cashed out at the same price. */
const COMMANDS: Readonly<Record<string, Command>> = {
  deposit: {
    game: "PREMATCH",
    before: [],
    ask: depositOf,
    decided: (answer) => answer,
    acknowledged: requested,
    end: { balance: "10000", phase: null, told: ["wallet"] },
  },
  withdraw: {
    game: "PREMATCH",
    before: ["deposit"],
    ask: async ({ scene, punter, request }) => ({
      subject: BETS_SUBJECTS.withdraw,
      message: {
        token: await scene.hosts.hostToken(TENANT),
        withdrawal: { reqUuid: request.reqUuid, punter, currency: "EUR", amount: "40.00" },
      },
    }),
    decided: (answer) => answer,
    acknowledged: requested,
    end: { balance: "6000", phase: null, told: ["wallet", "wallet"] },
  },
  place: { ...placement, game: "PREMATCH" },
  decide: { ...placement, game: "LIVE" },
  settle: {
    ...result,
    publish: publishWon,
    end: { balance: "11000", phase: "PAID_OUT", told: [...PLACED, "betSettled"] },
  },
  correct: {
    ...result,
    before: ["deposit", "place", "settle"],
    publish: ({ scene, event }) =>
      scene.publishResult(resultOf(event, { home: 0, away: 0 }, { version: event.version + 101 })),
    end: { balance: "9000", phase: "SETTLED", told: [...PLACED, "betSettled", "betSettled"] },
  },
  "partial settle": {
    ...result,
    publish: (subject) => publishPart(subject, 0, {}),
    end: { balance: "11000", phase: "PAID_OUT", told: [...PLACED, "betSettled"] },
  },
  rollback: {
    ...result,
    before: ["deposit", "place", "settle"],
    publish: rollBack,
    end: { balance: "9000", phase: "PLACED", told: [...PLACED, "betSettled", "betSettled"] },
  },
  "cancel window": {
    ...result,
    before: ["deposit", "place", "settle"],
    publish: (subject) => publishPart(subject, 1, { cancelled: [{ from: null, to: null }] }),
    end: { balance: "10000", phase: "PAID_OUT", told: [...PLACED, "betSettled", "betSettled"] },
  },
  "settle again": {
    ...result,
    before: ["deposit", "place", "settle", "roll back"],
    publish: (subject) => publishPart(subject, 2, {}),
    end: { balance: "11000", phase: "PAID_OUT", told: [...PLACED, "betSettled", "betSettled", "betSettled"] },
  },
  "cash-out again": {
    ...cashout,
    before: ["deposit", "place", "settle", "roll back"],
    ask: (subject) => cashOutOf(subject, "9.50", null),
    end: { balance: "9950", phase: "PAID_OUT", told: [...PLACED, "betSettled", "betSettled", "cashoutResult"] },
  },
  void: {
    ...result,
    publish: ({ scene, event }) => scene.publishResult(abandonedResult(event)),
    end: { balance: "10000", phase: "PAID_OUT", told: [...PLACED, "betSettled"] },
  },
  "cash-out": {
    ...cashout,
    ask: (subject) => cashOutOf(subject, "9.50", null),
    end: { balance: "9950", phase: "PAID_OUT", told: [...PLACED, "cashoutResult"] },
  },
  "part cash-out": {
    ...cashout,
    ask: (subject) => cashOutOf(subject, "3.80", "4.00"),
    end: { balance: "9380", phase: "PLACED", told: [...PLACED, "cashoutResult"] },
  },
  rule: {
    game: "PREMATCH",
    before: ["deposit", "place"],
    ask: (subject) => {
      const rule = { id: subject.request.reqUuid, kind: "target", amount: "11.00", part: null, notifyOnly: false };
      return commandOf("addRule", subject, { ...rule, from: null, betProfileId: `${subject.bet}.0` });
    },
    acknowledged: ({ request }) => `select 1 from cashout_rules where id = '${request.reqUuid}'`,
    publish: ({ scene, event }) =>
      scene.publish({ ...event, version: event.version + 1, markets: [market(0, [150, 350, 400])] }),
    end: { balance: "10266", phase: "PAID_OUT", told: [...PLACED, "autoCashoutResult"] },
  },
  cancel: {
    ...cashout,
    ask: (subject) => commandOf("cancel", subject, { reqUuid: subject.request.reqUuid, betId: subject.bet }),
    end: { balance: "10000", phase: "CANCELLED", told: [...PLACED, "betSettled"] },
  },
};

/** A wallet of the operator takes no deposits and withdrawals of ours, so nothing is told of one. */
const seamless = Object.entries(COMMANDS).flatMap(([name, command]): [string, Command][] => {
  if (name === "deposit" || name === "withdraw") return [];
  const told = command.end.told.filter((kind) => kind !== "wallet");
  return [[name, { ...command, end: { ...command.end, told }, mayBeRejected: command.ask === placementOf }]];
});

export const COMMANDS_OF: Readonly<Record<WalletKind, Readonly<Record<string, Command>>>> = {
  ledger: COMMANDS,
  seamless: Object.fromEntries(seamless),
};
