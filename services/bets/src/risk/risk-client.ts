import { RISK_PATH, type RiskAnswer, type RiskQuestion, riskAnswerSchema } from "@touchline/protocol/risk";
import type { Log } from "@touchline/server-kit";
import { createPostSigned } from "../post-signed.ts";

/** How the risk system of a tenant is reached. Both sides sign with the same key. */
export interface RiskAccess {
  readonly url: string;
  readonly key: string;
}

/** Null where there is no answer in time, or none that can be used. */
export type AskRisk = (question: RiskQuestion) => Promise<RiskAnswer | null>;

export const createRiskClient = (tenant: string, { url, key }: RiskAccess, log: Log): AskRisk => {
  const send = createPostSigned({ url, key, answerKey: key });
  const post = async (question: RiskQuestion): Promise<RiskAnswer> => {
    const inTime = Math.max(0, question.until - Date.now());
    return riskAnswerSchema.parse(JSON.parse(await send(RISK_PATH, JSON.stringify(question), inTime)));
  };
  return (question) =>
    post(question).catch((error: unknown) => {
      log.warn({ err: error, tenant, reqUuid: question.reqUuid }, "the risk system gave no answer that can be used");
      return null;
    });
};
