import { BETS_PER_PAGE, type Bet, betRoutes, MOST_MESSAGES, ticketRoutes } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand, found } from "../complaint.ts";
import type { Context } from "../context.ts";
import { placedBet, tokenOf } from "../placing.ts";
import { nameOf } from "../wire/call.ts";
import { thousandths } from "../words/amounts.ts";

const { limits, wallet, position, messages } = betRoutes;

const HOUR = 3_600_000;
const MOST_PAGES = 5;

const readPages = async (context: Context): Promise<Bet[][]> => {
  const pages: Bet[][] = [];
  let before: string | null = null;
  do {
    const query = before === null ? {} : { before };
    const page = (await context.call(ticketRoutes.bets, { ...tokenOf(context), query })) as {
      bets: Bet[];
      next: string | null;
    };
    pages.push(page.bets);
    before = page.next;
  } while (before !== null && pages.length < MOST_PAGES);
  return pages;
};

const takenAt = ({ datetimes }: Bet): number => Math.min(...datetimes.map(({ at }) => at));

/** The bet placed by this run, or any bet of the punter. */
const anyBet = async (context: Context): Promise<string> => {
  if (context.options.place) return (await placedBet(context)).betId;
  const { bets } = await context.call(ticketRoutes.bets, tokenOf(context));
  return found(bets[0], "the punter has no bet: give --place").id;
};

export const moneyChecks: readonly Check[] = checksOf(
  "Bets and money",
  { fix: "Answer by the schema of this call; amounts are decimal strings, never numbers.", needs: ["token"] },
  [
    {
      name: nameOf(limits),
      proves: "The limits are in the punter's currency, and the minimum is below the maximum.",
      run: async (context) => {
        const { currency, minStake, maxStake } = await context.call(limits, tokenOf(context));
        const own = context.options.claims?.currency;
        demand(currency === own, `the limits are in ${currency}, and the punter's currency is ${own}`);
        demand(thousandths(minStake) <= thousandths(maxStake), `minStake ${minStake} is above maxStake ${maxStake}`);
      },
    },
    {
      name: nameOf(wallet),
      proves: "The balance is in the punter's currency.",
      run: async (context) => {
        const { currency } = await context.call(wallet, tokenOf(context));
        const own = context.options.claims?.currency;
        demand(currency === own, `the wallet is in ${currency}, and the punter's currency is ${own}`);
      },
    },
    {
      name: nameOf(position),
      proves: "The net position is what was returned minus what was staked.",
      run: async (context) => {
        const since = Date.now() - HOUR;
        const told = await context.call(position, { ...tokenOf(context), query: { since } });
        demand(told.since === since, `since ${since} was asked for, and ${told.since} answered`);
        demand(
          thousandths(told.returned) - thousandths(told.staked) === thousandths(told.net),
          `returned ${told.returned} less staked ${told.staked} is not net ${told.net}`,
        );
      },
    },
    {
      name: nameOf(messages),
      proves: "Messages to a punter are numbered without gaps, and there is none after the last number.",
      fix: "Number the messages of each punter from 1 without gaps, and answer with those after the requested number.",
      run: async (context) => {
        const read = (after: number) => context.call(messages, { ...tokenOf(context), query: { after } });
        const { messages: told, seq } = await read(0);
        demand(
          told.length <= MOST_MESSAGES,
          `${told.length} messages came at once, where ${MOST_MESSAGES} are the most`,
        );
        const gap = told.findIndex((message, index) => index > 0 && message.seq !== (told[index - 1]?.seq ?? 0) + 1);
        demand(gap < 0, `number ${told[gap]?.seq} follows number ${told[gap - 1]?.seq}`);
        const late = (await read(seq)).messages.find((message) => message.seq <= seq);
        demand(!late, `after ${seq} was asked for, and number ${late?.seq} came`);
      },
    },
    {
      name: nameOf(ticketRoutes.bets),
      proves: "Bets are valid, newest first, in pages and without duplicates.",
      fix: "Return the end of the page as `next`, accept it as `before`, and continue after it.",
      run: async (context) => {
        const pages = await readPages(context);
        const long = pages.find((bets) => bets.length > BETS_PER_PAGE);
        demand(!long, `a page holds ${long?.length} bets, where ${BETS_PER_PAGE} are the most`);
        const bets = pages.flat();
        demand(new Set(bets.map(({ id }) => id)).size === bets.length, "a bet stands on two pages");
        const late = bets.findIndex((bet, index) => index > 0 && takenAt(bet) > takenAt(bets[index - 1] as Bet));
        demand(late < 0, `bet ${bets[late]?.id} is newer than the one before it`);
      },
    },
    {
      name: `${nameOf(ticketRoutes.bets)} with filter=open`,
      proves: "The filter returns only open bets.",
      run: async (context) => {
        const { bets } = await context.call(ticketRoutes.bets, { ...tokenOf(context), query: { filter: "open" } });
        const ended = bets.find(({ phase }) => phase !== "PREPARED" && phase !== "PLACED");
        demand(!ended, `bet ${ended?.id} is ${ended?.phase}, and among the open ones`);
      },
    },
    {
      name: `${nameOf(ticketRoutes.bet)} of another punter`,
      proves: "A bet is found by its own punter only.",
      fix: "Look bets up by tenant, punter and id, and answer 404 where there is none.",
      needs: ["otherToken"],
      run: async (context) => {
        const betId = await anyBet(context);
        for (const route of [ticketRoutes.bet, ticketRoutes.record, ticketRoutes.course]) {
          const answer = await context.askFor(route, { params: { betId }, token: context.options.otherToken });
          demand(answer.status === 404, `${nameOf(route)} of another punter's bet answered ${answer.status}`);
        }
      },
    },
  ],
);
