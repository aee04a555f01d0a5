import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../.storybook/gallery.tsx";
import { Badge, CountBadge, LiveBadge } from "./badge.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { StatusIcon } from "./status-icon.tsx";

const meta: Meta = { title: "Badge" };
export default meta;

export const All: StoryObj = {
  parameters: { width: 400 },
  render: () => (
    <Stack>
      <Row>
        <LiveBadge>63′ 2nd half</LiveBadge>
        <StatusBadge status="open" text="Open" />
        <StatusBadge status="won" text="Won" />
        <StatusBadge status="halfWon" text="Half won" />
        <StatusBadge status="lost" text="Lost" />
        <StatusBadge status="halfLost" text="Half lost" />
        <StatusBadge status="void" text="Void" />
        <StatusBadge status="void" text="Void, refunded" />
        <StatusBadge status="cashedOut" text="Cashed out" />
        <StatusBadge status="cashback" text="Cashback" />
        <StatusBadge status="paidOut" text="Paid out" />
        <StatusBadge status="rejected" text="Rejected" />
        <StatusBadge status="cancelled" text="Cancelled" />
        <StatusBadge status="prepared" text="Prepared" />
        <StatusBadge status="placed" text="Placed" />
      </Row>
      <Row>
        <StatusBadge status="suspended" text="Suspended" />
        <StatusBadge status="interrupted" text="Interrupted" />
        <StatusBadge status="betBuilder" text="Bet builder" />
        <Badge tone="strong">fix</Badge>
        <Badge tone="outline">+128</Badge>
        <CountBadge>47</CountBadge>
      </Row>
      <Row>
        <StatusIcon status="won" text="Won" />
        <StatusIcon status="halfWon" text="Half won" />
        <StatusIcon status="lost" text="Lost" />
        <StatusIcon status="halfLost" text="Half lost" />
        <StatusIcon status="live" text="Live" />
        <StatusIcon status="open" text="Open" />
        <StatusIcon status="void" text="Void" />
        <StatusIcon small status="open" text="Open" />
      </Row>
    </Stack>
  ),
};
