import { LOCALES, offerRoutes, unpackOfferList } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand, found } from "../complaint.ts";
import { anyEvent, quietEvent, readEvent, readList } from "../offered.ts";
import { nameOf } from "../wire/call.ts";
import { demandProblem } from "../wire/read-answer.ts";
import { columnFault } from "./list-columns.ts";
import { NO_EVENT } from "./samples.ts";

const {
  list,
  statistics,
  promotedStatistics,
  event,
  marketSpecifiers,
  availableEvents,
  search,
  recommendedBetslips,
  betBuilder,
} = offerRoutes;

interface Counted {
  readonly name: string;
  readonly count: number;
}

const demandSum = ({ name, count }: Counted, parts: readonly Counted[]): void => {
  const sum = parts.reduce((total, part) => total + part.count, 0);
  demand(sum === count, `${name} counts ${count} events, but what it holds counts ${sum}`);
};

/** Answers of the calls of the offer. */
export const offerChecks: readonly Check[] = checksOf(
  "The offer",
  { fix: "Answer by the schema of this call: GET /api/openapi.json of the reference platform has it." },
  [
    {
      name: nameOf(list),
      proves: "A list is valid, and its columns fit together.",
      run: async ({ call }) => {
        const wire = await call(list);
        const fault = columnFault(wire);
        demand(fault === null, `${nameOf(list)}: ${fault}`);
        found(wire.events.id.length || null, "there is no event on offer");
      },
    },
    {
      name: `${nameOf(list)} in every language`,
      proves: "A list is in the requested language.",
      run: async ({ call }) => {
        for (const locale of LOCALES) {
          const wire = await call(list, { query: { locale, game: "live" } });
          demand(wire.locale === locale, `asked for in ${locale}, it answered in ${wire.locale}`);
        }
      },
    },
    {
      name: nameOf(statistics),
      proves: "Counts add up from tournaments to categories to sports.",
      run: async ({ call }) => {
        const { sports } = await call(statistics);
        for (const sport of sports) {
          demandSum(sport, sport.categories);
          for (const category of sport.categories) demandSum(category, category.tournaments);
        }
      },
    },
    {
      name: nameOf(promotedStatistics),
      proves: "The counts of catalogs and promoted offers are valid.",
      run: async ({ call }) => void (await call(promotedStatistics)),
    },
    {
      name: nameOf(event),
      proves: "An event of the list is returned with its markets, and each outcome has its own slot.",
      run: async (context) => {
        const { id } = await anyEvent(context);
        const detail = await readEvent(context, id);
        demand(detail.id === id, `asked for event ${id}, it answered with ${detail.id}`);
        const slots = detail.markets.flatMap(({ outcomes }) => outcomes.map(({ slot }) => slot));
        demand(new Set(slots).size === slots.length, `event ${id} has two outcomes under one slot`);
        const groups = new Map(detail.groups.map(({ key, count }) => [key, count]));
        const counted = [...groups.values()].reduce((total, count) => total + count, 0);
        demand(
          counted === detail.markets.length,
          `the groups of event ${id} count ${counted} markets, but it has ${detail.markets.length}`,
        );
      },
    },
    {
      name: `${nameOf(event)} of no event`,
      proves: "An unknown event is answered with 404, not with an empty answer.",
      fix: "Answer 404 with the code NOT_FOUND.",
      run: async ({ askFor }) =>
        demandProblem(await askFor(event, { params: { eventId: NO_EVENT } }), 404, "NOT_FOUND"),
    },
    {
      name: `${nameOf(event)} in another language`,
      proves: "An event is the same in every language, except for its names.",
      run: async (context) => {
        const { id } = await quietEvent(context);
        const german = await context.call(event, { params: { eventId: id }, query: { locale: "de" } });
        const english = await readEvent(context, id);
        demand(german.id === english.id, `asked for event ${id} in de, it answered with ${german.id}`);
        demand(
          german.version !== english.version || german.markets.length === english.markets.length,
          `event ${id} has ${english.markets.length} markets in en and ${german.markets.length} in de`,
        );
      },
    },
    {
      name: nameOf(marketSpecifiers),
      proves: "Lines are returned by meta market.",
      run: async ({ call }) => void (await call(marketSpecifiers)),
    },
    {
      name: nameOf(availableEvents),
      proves: "Of the asked events, those that are offered are returned, and no others.",
      run: async (context) => {
        const offered = await anyEvent(context);
        const { events } = await context.call(availableEvents, { query: { events: `${NO_EVENT},${offered.id}` } });
        demand(
          events.length === 1 && events[0] === offered.id,
          `of ${NO_EVENT} and ${offered.id}, which is offered, it answered with ${events.join(", ") || "none"}`,
        );
      },
    },
    {
      name: nameOf(search),
      proves: "A competitor of the list is found by name, and the result is a valid list.",
      run: async (context) => {
        const { id, competitors } = await quietEvent(context);
        const name = found(competitors[0]?.name, "the first event has no competitors");
        const answer = await context.call(search, { query: { text: name.slice(0, 60), limit: 50 } });
        const fault = columnFault(answer.events);
        demand(fault === null, `${nameOf(search)}: events: ${fault}`);
        const ids = unpackOfferList(answer.events).events.map((each) => each.id);
        demand(
          ids.includes(id),
          `"${name}" of event ${id} was looked for, and the event is not among the ${ids.length}`,
        );
      },
    },
    {
      name: nameOf(recommendedBetslips),
      proves: "Every pick of a recommended slip is of an event in the same answer.",
      run: async ({ call }) => {
        const { betslips, events } = await call(recommendedBetslips);
        const ids = new Set(unpackOfferList(events).events.map(({ id }) => id));
        const lost = betslips.flatMap(({ picks }) => picks).find(({ eventId }) => !ids.has(eventId));
        demand(!lost, `a pick is of event ${lost?.eventId}, which is not among the events that came along`);
      },
    },
    {
      name: nameOf(betBuilder),
      proves: "Outcomes of one event have a joint price, or an error code.",
      run: async (context) => {
        const { events } = await readList(context);
        const { id } = found(
          events.find((each) => each.betBuilder && !each.live),
          "no event on offer has a bet builder",
        );
        const { markets } = await readEvent(context, id);
        const slots = markets.filter((market) => market.betBuilder).map(({ outcomes }) => outcomes[0]?.slot ?? 0);
        const answer = await context.call(betBuilder, { query: { event: id, slots: slots.slice(0, 2).join() } });
        demand("error" in answer || answer.eventId === id, `asked about event ${id}, it priced another`);
      },
    },
    {
      name: `${nameOf(betBuilder)} of no event`,
      proves: "A bet builder on an unknown event is refused with an error code.",
      fix: "Answer 200 with the error UNKNOWN_EVENT.",
      run: async ({ call }) => {
        const answer = await call(betBuilder, { query: { event: NO_EVENT, slots: "0,1" } });
        demand("error" in answer, "it answered with a price");
        demand(
          "error" in answer && answer.error === "UNKNOWN_EVENT",
          `it answered ${JSON.stringify(answer)}, where UNKNOWN_EVENT was due`,
        );
      },
    },
  ],
);
