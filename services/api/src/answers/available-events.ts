import type { offerRoutes } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import type * as z from "zod/mini";
import { isOver } from "../offer/select-events.ts";

type Route = (typeof offerRoutes)["availableEvents"];

/** Events that are in the offer and not over, in the order of the query: the same that a ticket calls available. */
export const answerAvailableEvents = (
  { events }: Offer,
  { events: asked }: z.output<Route["query"]>,
): z.output<Route["answer"]> => ({
  events: asked.filter((id) => {
    const event = events.get(id);
    return event !== undefined && !isOver(event);
  }),
});
