import type { Meta, StoryObj } from "@storybook/react-vite";
import { PartFailure } from "./part-failure.tsx";

const meta: Meta = { title: "Part failure" };
export default meta;

const doNothing = (): void => undefined;

export const Card: StoryObj = {
  parameters: { width: 390, surface: "canvas" },
  render: () => (
    <PartFailure
      size="card"
      title="This part stopped working"
      text="Your bets and your balance are not affected."
      action="Try again"
      onAction={doNothing}
    />
  ),
};

export const Slip: StoryObj = {
  parameters: { width: 348 },
  render: () => (
    <PartFailure
      size="slip"
      title="This part stopped working"
      text="Your picks are kept, and a bet that was sent is not lost."
      action="Try again"
      onAction={doNothing}
    />
  ),
};

export const Screen: StoryObj = {
  parameters: { width: 390, surface: "canvas" },
  render: () => (
    <PartFailure
      size="screen"
      title="The page stopped working"
      text="Reloading helps. Your slip and your bets are kept."
      action="Reload"
      onAction={doNothing}
    />
  ),
};
