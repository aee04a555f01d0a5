/** The calls for tracing that one placement makes in API, bets service and database, while tracing is off. */
import {
  beginTrace,
  currentContext,
  currentTrace,
  inSpan,
  inSpanOfAll,
  outsideTraces,
  readTrace,
  withTrace,
} from "@touchline/server-kit";
import { inStatementSpan } from "../../packages/db/src/stores/ledger/statement-span.ts";

const HEADER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00";
const STATEMENTS = 8;
const TIMES = 50_000;

const nothing = async (): Promise<void> => undefined;

const place = async (): Promise<void> => {
  let asked = nothing();
  const attributes = { "http.request.method": "POST", "http.route": "/api/bets/place" };
  beginTrace("POST /api/bets/place", HEADER, attributes, (onAnswered) => {
    asked = inSpan("bets.place", { kind: "client" }, async () => {
      currentTrace();
      outsideTraces(() => withTrace({ timeout: 1 }));
    });
    onAnswered(200);
  });
  await asked;
  await inSpan("bets.place", { kind: "server", parent: readTrace(undefined) }, async () => void currentTrace());
  await inSpanOfAll("place batch", [currentContext()], async () => {
    for (let statement = 0; statement < STATEMENTS; statement += 1) await inStatementSpan("statement", nothing);
  });
  await inSpan(
    "outbox",
    { kind: "producer", parent: readTrace(undefined) },
    async () => void withTrace({ timeout: 1 }),
  );
};

/** Seconds of processor time for one placement. */
export const measureCalls = async (): Promise<number> => {
  for (let warm = 0; warm < TIMES; warm += 1) await place();
  const start = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) await place();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / TIMES / 1e6;
};
