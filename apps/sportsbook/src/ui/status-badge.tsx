import { Badge, type BadgeTone } from "./badge.tsx";

const LOOKS = {
  open: ["open", "clock"],
  won: ["won", "check"],
  halfWon: ["won", "half"],
  lost: ["lost", "x"],
  halfLost: ["lost", "half"],
  void: ["void", "minus"],
  cashedOut: ["void", "coins"],
  cashback: ["void", "repeat"],
  paidOut: ["won", "check"],
  rejected: ["lost", "warn"],
  cancelled: ["void", "x"],
  prepared: ["void", "hourglass"],
  placed: ["won", "check"],
  suspended: ["warning", "lock"],
  interrupted: ["warning", "clock"],
  betBuilder: ["accent", "layers"],
} as const satisfies Record<string, readonly [BadgeTone, string]>;

interface StatusBadgeProps {
  readonly status: keyof typeof LOOKS;
  readonly text: string;
}

export const StatusBadge = ({ status, text }: StatusBadgeProps) => {
  const [tone, icon] = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
};
