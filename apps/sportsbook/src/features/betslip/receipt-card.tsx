import { type Betslip, oddsOf, type Selection } from "@touchline/betting";
import { PickCard } from "./pick-card.tsx";

interface ReceiptCardProps {
  readonly slip: Betslip;
  readonly selection: Selection;
  /** The price it was taken at. */
  readonly taken: number | null;
}

/** A pick as it was bet on. Where the price that was taken is another than the one at the tap, both are shown. */
export const ReceiptCard = ({ slip, selection, taken }: ReceiptCardProps) => {
  const asked = oddsOf(slip, selection);
  const hasMoved = asked !== null && taken !== null && asked !== taken;
  const shown: Selection = { ...selection, availability: "open", previousOdds: hasMoved ? asked : null };
  const move = hasMoved ? (taken > asked ? "up" : "down") : null;
  return <PickCard selection={shown} odds={taken} move={move} settled />;
};
