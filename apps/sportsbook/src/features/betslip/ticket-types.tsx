import { type Betslip, type SlipRules, TICKET_TYPES, type TicketType, typeObstacle } from "@touchline/betting";
import { useBetslips } from "../../data/betslip/betslips-context.ts";
import { useNotify } from "../../entities/toast/notify-context.ts";
import { obstacleText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import styles from "./slip.module.css";

/** How the slip is played: what the brand has, and of that what these picks allow. Who asks for another is told why not. */
export const TicketTypes = ({ slip, rules }: { readonly slip: Betslip; readonly rules: SlipRules }) => {
  const { dispatch } = useBetslips();
  const notify = useNotify();
  const types = TICKET_TYPES.filter((type) => rules.betTypes.includes(type));
  if (rules.indonesian || types.length < 2) return null;

  const choose = (ticketType: TicketType): void => {
    const obstacle = typeObstacle(slip, ticketType, rules);
    if (obstacle) notify("warning", obstacleText(obstacle));
    else dispatch({ type: "ticket type chosen", ticketType, at: Date.now() });
  };
  return (
    <div className={styles.types}>
      <SegmentedChoice
        label={message("slip.type")}
        value={slip.type}
        segments={types.map((type) => {
          const obstacle = typeObstacle(slip, type, rules);
          return {
            id: type,
            text: message(`slip.type.${type}`),
            obstacle: obstacle ? obstacleText(obstacle) : undefined,
          };
        })}
        onChange={choose}
      />
    </div>
  );
};
