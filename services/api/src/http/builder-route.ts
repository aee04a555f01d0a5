import { type BuilderAnswer, type BuilderRequest, offerRoutes } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import { sendProblem } from "./offer-routes.ts";

export interface BuilderRouteOptions {
  /** Null until the offer is complete. */
  readonly offer: () => Offer | null;
  readonly askBuilder: (producer: string, request: BuilderRequest) => Promise<BuilderAnswer>;
}

const { path, query } = offerRoutes.betBuilder;

/** A price is valid for one version of the event, so it must not be cached. */
export const addBuilderRoute = (server: FastifyInstance, { offer, askBuilder }: BuilderRouteOptions): void => {
  server.get(path, async (request, reply) => {
    const current = offer();
    if (!current) return sendProblem(reply.header("retry-after", "1"), "NOT_READY", "The offer is not complete yet");
    const parsed = query.safeParse(request.query);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return sendProblem(reply, "INVALID_QUERY", `${issue?.path.join(".")}: ${issue?.message}`);
    }
    const { event: eventId, slots } = parsed.data;
    const event = current.events.get(eventId);
    const answer: BuilderAnswer = event
      ? await askBuilder(event.producer, { eventId, slots: [...new Set(slots)] })
      : { error: "UNKNOWN_EVENT" };
    return reply.header("cache-control", "no-store").send(answer);
  });
};
