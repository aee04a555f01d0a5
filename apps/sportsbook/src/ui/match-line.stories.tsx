import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../.storybook/gallery.tsx";
import { MatchLine } from "./match-line.tsx";
import { ProgressLine } from "./progress-line.tsx";

const meta: Meta = { title: "Match line" };
export default meta;

export const Football: StoryObj = {
  parameters: { width: 374 },
  render: () => (
    <MatchLine
      label="Goals 12, 34 away, 55; minute 63"
      share={0.67}
      half={0.49}
      incidents={[
        { id: "g1", share: 0.13, side: "home", kind: "goal", text: "12′" },
        { id: "y1", share: 0.25, side: "away", kind: "yellow-card" },
        { id: "g2", share: 0.36, side: "away", kind: "goal", text: "34′" },
        { id: "y2", share: 0.43, side: "home", kind: "yellow-card" },
        { id: "g3", share: 0.58, side: "home", kind: "goal", text: "55′" },
        { id: "r1", share: 0.63, side: "away", kind: "red-card" },
      ]}
    />
  ),
};

export const InLists: StoryObj = {
  render: () => (
    <Stack>
      <Row>
        <ProgressLine share={0.1} />
        <ProgressLine share={0.5} />
        <ProgressLine share={1} />
      </Row>
    </Stack>
  ),
};
