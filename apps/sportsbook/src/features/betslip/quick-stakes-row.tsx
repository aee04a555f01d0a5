import { type Amount, type Betslip, choosePredefinedStakes } from "@touchline/betting";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { QuickStakes } from "../../ui/quick-stakes.tsx";
import { useMoney, useSurroundings } from "./slip-context.ts";
import { enterAmount, type StakeEntry, setStake } from "./stake-entry.ts";

const MAX = "max";

const least = (first: Amount, second: Amount): Amount => (first < second ? first : second);

/** The most that can really be staked: what the book takes, and no more than there is. */
const useLargest = (): Amount => {
  const largest = useSlip(({ largestStake }) => largestStake) ?? 0n;
  const { enabled, balance } = useSlip(({ wallet }) => wallet);
  return enabled && balance > 0n ? least(largest, balance) : largest;
};

/** The brand's amounts for this currency, and the most there can be once that is known. */
export const QuickStakesRow = ({ slip, entry }: { readonly slip: Betslip; readonly entry: StakeEntry }) => {
  const { dispatch } = useBetslips();
  const { settings, currency } = useSurroundings();
  const money = useMoney();
  const largest = useLargest();
  const amounts = choosePredefinedStakes(settings, currency);
  const stakes = amounts.map((amount) => ({ id: String(amount), text: money.short(amount) }));

  const choose = (id: string): void => {
    const action = id === MAX ? setStake(entry, largest, slip) : enterAmount(entry, BigInt(id));
    if (action) dispatch(action);
  };
  return (
    <QuickStakes
      label={message("slip.quickStakes")}
      stakes={largest > 0n ? [...stakes, { id: MAX, text: message("slip.max") }] : stakes}
      onChoose={choose}
    />
  );
};
