import type { Placement, PunterMessage } from "@touchline/protocol";
import { amountText } from "./amount-text.ts";
import type { LedgerTransaction, Statement } from "./transaction.ts";

/** Identifies a request of a punter. */
export interface RequestKey {
  readonly punter: string;
  readonly reqUuid: string;
}

export interface NewRequest extends RequestKey {
  /** SHA-256 of the content, to tell a repeated request from another one with the same reqUuid. */
  readonly digest: Buffer;
  readonly betslipId: string | null;
  readonly at: number;
}

export const keyOf = ({ punter, reqUuid }: RequestKey): string => `${punter} ${reqUuid}`;

const CLAIM: Statement = {
  name: "claim-requests",
  text: `insert into requests (tenant, punter, req_uuid, kind, digest, betslip_id, at)
    select $1, punter, req_uuid, $2, decode(digest, 'hex'), betslip_id, at
    from json_to_recordset($3::json) as given(punter text, req_uuid uuid, digest text, betslip_id uuid, at timestamptz)
    order by punter, req_uuid on conflict do nothing returning punter, req_uuid as "reqUuid"`,
};

/** Inserts requests and returns the new ones; of duplicates in a batch the first. */
export const claimRequests = async <Request extends NewRequest>(
  { run }: LedgerTransaction,
  kind: "place" | "deposit" | "withdrawal" | "cashout" | "cancel",
  requests: readonly Request[],
): Promise<Set<Request>> => {
  const given = requests.map(({ punter, reqUuid, digest, betslipId, at }) => ({
    punter,
    req_uuid: reqUuid,
    digest: digest.toString("hex"),
    betslip_id: betslipId,
    at: new Date(at),
  }));
  const claimed = await run<RequestKey>(CLAIM, kind, JSON.stringify(given));
  const open = new Set(claimed.map(keyOf));
  return new Set(requests.filter((request) => open.delete(keyOf(request))));
};

/** A stored request with its state. */
export interface KnownRequest extends RequestKey {
  readonly digest: Buffer;
  readonly betslipId: string;
  readonly acceptAt: Date | null;
  /** The message that answered it; null while it is not decided. */
  readonly message: PunterMessage | null;
  readonly balance: string;
  readonly digits: number;
}

/** The message that answered a request `r`; null while it is not decided. Messages of placements are forgotten, their bets are not. */
export const ANSWER = `case when r.kind = 'place' then (
      select jsonb_build_object('kind', 'placementResult', 'bets', jsonb_agg(d.decision -> 'bet' order by d.position))
      from bets d where d.tenant = r.tenant and d.punter = r.punter and d.req_uuid = r.req_uuid
      having bool_and(d.decision is not null))
    else message_about(r.tenant, r.punter, r.req_uuid) end as message`;

/** What a punter has, of a wallet `w`: where the operator has the money, what it said last. */
export const SHOWN_BALANCE = "case w.kind when 'ledger' then w.balance else greatest(coalesce(w.shown, 0), 0) end";

const READ_REQUESTS: Statement = {
  name: "read-requests",
  text: `select r.punter, r.req_uuid as "reqUuid", r.digest, r.betslip_id as "betslipId", b.accept_at as "acceptAt",
      ${ANSWER}, ${SHOWN_BALANCE} as balance, w.digits
    from requests r
    join wallets w on w.tenant = r.tenant and w.punter = r.punter
    left join bets b on b.tenant = r.tenant and b.punter = r.punter and b.req_uuid = r.req_uuid and b.position = 0
    where r.tenant = $1 and (r.punter, r.req_uuid) in (select * from unnest($2::text[], $3::uuid[]))`,
};

export const readRequests = async (
  { run }: LedgerTransaction,
  keys: readonly RequestKey[],
): Promise<Map<string, KnownRequest>> => {
  if (keys.length === 0) return new Map();
  const rows = await run<KnownRequest>(
    READ_REQUESTS,
    keys.map(({ punter }) => punter),
    keys.map(({ reqUuid }) => reqUuid),
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
};

/** State of a placement request. */
export const placementOf = (request: Omit<KnownRequest, "punter" | "digest">, now: number): Placement => {
  const { message, reqUuid, betslipId, acceptAt } = request;
  const balance = amountText(BigInt(request.balance), request.digits);
  if (message?.kind !== "placementResult")
    return { state: "PREPARED", reqUuid, betslipId, acceptAt: acceptAt?.getTime() ?? now, now, balance };
  return { state: "DECIDED", result: { reqUuid, betslipId, bets: message.bets }, balance };
};
