import type { OfferEvent } from "@touchline/protocol";
import type { EventKind } from "../tables/mapping.ts";
import type { Urn } from "../wire/urn.ts";

/** What the provider's reference says of an event. */
export interface Fixture
  extends Pick<
    OfferEvent,
    | "id"
    | "sportId"
    | "categoryId"
    | "tournamentId"
    | "names"
    | "competitors"
    | "reversed"
    | "startsAt"
    | "streamed"
    | "catalogIds"
    | "promotedOfferIds"
  > {
  readonly urn: Urn;
  readonly kind: EventKind;
}
