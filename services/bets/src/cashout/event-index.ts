import { decidedResult, type StoredBet } from "@touchline/db";

/** Bets by the events of their undecided legs: only these can change a bet's cash-out value. */
export const createEventIndex = () => {
  const bets = new Map<string, StoredBet>();
  const byEvent = new Map<number, Set<string>>();

  const openEvents = ({ terms, legResults }: StoredBet): number[] =>
    terms.legs.filter((_, position) => !decidedResult(legResults[position])).map(({ eventId }) => eventId);

  const remove = (id: string): void => {
    const bet = bets.get(id);
    if (!bet) return;
    bets.delete(id);
    for (const eventId of openEvents(bet)) {
      const held = byEvent.get(eventId);
      held?.delete(id);
      if (held?.size === 0) byEvent.delete(eventId);
    }
  };

  return {
    /** Replaces the previous version of the bet. */
    put: (bet: StoredBet): void => {
      remove(bet.id);
      bets.set(bet.id, bet);
      for (const eventId of openEvents(bet)) {
        const held = byEvent.get(eventId) ?? new Set();
        held.add(bet.id);
        byEvent.set(eventId, held);
      }
    },
    remove,
    get: (id: string): StoredBet | undefined => bets.get(id),
    on: (eventId: number): StoredBet[] => [...(byEvent.get(eventId) ?? [])].map((id) => bets.get(id) as StoredBet),
    clear: (): void => {
      bets.clear();
      byEvent.clear();
    },
    size: (): number => bets.size,
  };
};
