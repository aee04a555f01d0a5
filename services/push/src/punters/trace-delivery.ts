import type { Msg } from "@nats-io/transport-node";
import { childOf, startSpan, traceOf } from "@touchline/server-kit";
import type { Outlet } from "../delivery/model.ts";

/**
 * Delivers a message that may be traced; `deliver` returns the connections that it was written to. Each has a span until its browser has
 * the message, and none if the browser never says so.
 */
export const traceDelivery = (message: Msg, deliver: () => readonly Outlet[]): void => {
  const span = startSpan("deliver", { kind: "consumer", parent: traceOf(message) });
  const outlets = deliver();
  if (!span) return;
  for (const outlet of outlets) {
    const receipt = startSpan("browser", { kind: "client", parent: childOf(span) });
    outlet.onReceived(() => receipt?.end());
  }
  span.end();
};
