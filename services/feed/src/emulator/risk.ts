import { parseAmount } from "@touchline/betting";
import { amountSchema } from "@touchline/protocol";
import { type RiskAnswer, type RiskQuestion, riskQuestionSchema } from "@touchline/protocol/risk";
import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_SIGNATURE_HEADER,
  walletSignatureIn,
} from "@touchline/protocol/wallet";
import * as z from "zod/mini";

/** What is said of bets, until it is set otherwise. */
export const riskRulesSchema = z.object({
  /** A higher stake is turned down, and this one is offered instead; null for any stake. */
  mostStake: z._default(z.nullable(amountSchema), null),
  /** Events on which no bet is taken. */
  closed: z._default(z.array(z.int()), []),
  /** Questions are read and never answered. */
  silent: z._default(z.boolean(), false),
});
export type RiskRules = z.infer<typeof riskRulesSchema>;

type Bet = RiskQuestion["bets"][number];

const decide = (rules: RiskRules, { id, stake, legs }: Bet, currency: string): RiskAnswer["bets"][number] => {
  if (legs.some(({ event }) => rules.closed.includes(event))) return { id, decision: "reject" };
  const { mostStake } = rules;
  const [most, asked] = [mostStake, stake].map((amount) => amount && parseAmount(amount, currency));
  const isAbove = most && asked && asked > most;
  return isAbove && mostStake ? { id, decision: "alternative", stake: mostStake } : { id, decision: "accept" };
};

export interface RiskReply {
  readonly status: 200 | 400 | 401;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const refuse = (status: 400 | 401): RiskReply => ({ status, body: "{}", headers: {} });

/** The provider's risk system, which is asked before bets are taken. */
export const createRiskSystem = (key: string, now: () => number = Date.now) => {
  let rules = riskRulesSchema.parse({});
  let asked = 0;
  return {
    set: (next: RiskRules): void => {
      rules = next;
    },
    /** Questions that were signed, answered or not. */
    asked: (): number => asked,
    /** Null where there is no answer. `path` is what the question is signed for. */
    answer: (path: string, body: string, header: string | undefined): RiskReply | null => {
      if (!isWalletBodySigned(key, path, body, header, now())) return refuse(401);
      asked += 1;
      if (rules.silent) return null;
      const question = riskQuestionSchema.safeParse(JSON.parse(body));
      if (!question.success) return refuse(400);
      const { bets, currency } = question.data;
      const answer: RiskAnswer = { bets: bets.map((bet) => decide(rules, bet, currency)) };
      const text = JSON.stringify(answer);
      const signature = signWalletBody(key, walletSignatureIn(header) ?? "", text, now());
      return { status: 200, body: text, headers: { [WALLET_SIGNATURE_HEADER]: signature } };
    },
  };
};

export type RiskSystem = ReturnType<typeof createRiskSystem>;
