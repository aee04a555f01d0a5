import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Icon } from "./icon.tsx";

const meta: Meta = { title: "Empty state" };
export default meta;

const onCanvas = { width: 390, surface: "canvas" };

export const Favourites: StoryObj = {
  parameters: onCanvas,
  render: () => (
    <EmptyState
      drawing="star"
      title="No favourites yet"
      text="Tap the star on a league, event or market and it will wait for you here."
    >
      <ButtonLink kind="primary" href="#sports">
        Browse sports
      </ButtonLink>
    </EmptyState>
  ),
};

export const Failed: StoryObj = {
  parameters: onCanvas,
  render: () => (
    <EmptyState
      drawing="error"
      title="The offer did not load"
      text="Nothing is wrong with your bets or balance. We try again by ourselves in 8 s."
    >
      <Button onClick={() => undefined}>
        <Icon name="refresh" />
        Try now
      </Button>
    </EmptyState>
  ),
};

export const Slip: StoryObj = {
  parameters: { width: 348 },
  render: () => (
    <EmptyState
      drawing="slip"
      title="Your slip is empty"
      text="Tap any price to add it here. Slips are kept on this device until you bet."
    >
      <ButtonLink small href="#live">
        See live events
      </ButtonLink>
    </EmptyState>
  ),
};
