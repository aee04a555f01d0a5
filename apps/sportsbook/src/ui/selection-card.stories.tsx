import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../.storybook/gallery.tsx";
import { FixToggle } from "./fix-toggle.tsx";
import { SelectionCard, SelectionCards } from "./selection-card.tsx";
import { SelectionPrice } from "./selection-price.tsx";
import { SlipPills } from "./slip-pills.tsx";
import { StakeField } from "./stake-field.tsx";
import { StatusBadge } from "./status-badge.tsx";

const meta: Meta = { title: "Selection card" };
export default meta;

const ignore = (): void => undefined;
const onSheet = { width: 390, surface: "surface-overlay" };
const remove = (outcome: string) => ({ label: `Remove ${outcome}`, onRemove: ignore });

const ashbourne = {
  outcome: "Ashbourne City",
  market: "Match result",
  when: "63′ 2:1",
  live: true,
  event: "Ashbourne City v Harrow Vale",
  remove: remove("Ashbourne City"),
};
const over = {
  outcome: "Over 2.5",
  market: "Total goals",
  when: "19:30",
  event: "FC Rheinau v SV Hochfeld",
  remove: remove("Over 2.5"),
};
const almansa = {
  outcome: "Real Almansa −1",
  market: "Handicap 2-way",
  when: "HT 1:0",
  live: true,
  event: "Real Almansa v UD Montesol",
  remove: remove("Real Almansa −1"),
};

export const Prices: StoryObj = {
  parameters: onSheet,
  render: () => (
    <SelectionCards>
      <SelectionCard
        {...ashbourne}
        price={<SelectionPrice price="1.48" change={{ from: "1.42", move: "up", words: "Rose from" }} />}
      />
      <SelectionCard {...over} price={<SelectionPrice price="1.62" />} />
      <SelectionCard
        {...almansa}
        price={<SelectionPrice price="2.02" change={{ from: "2.10", move: "down", words: "Fell from" }} />}
      />
      <SelectionCard {...over} price={<SelectionPrice price="1.62" suspended="Suspended" />} />
      <SelectionCard {...over} price={<SelectionPrice price="" pending="Waiting for the price" />} />
    </SelectionCards>
  ),
};

export const States: StoryObj = {
  parameters: onSheet,
  render: () => (
    <SelectionCards>
      <SelectionCard
        {...almansa}
        price={<SelectionPrice price="1.95" change={{ from: "2.02", move: "down", words: "Fell from" }} />}
        reason="Odds changed before the bet was accepted"
      />
      <SelectionCard
        {...over}
        price={<SelectionPrice price="1.62" />}
        aside={<FixToggle pressed text="Fix" label="Fix Over 2.5" onToggle={ignore} />}
      />
      <SelectionCard
        {...ashbourne}
        price={<SelectionPrice price="1.48" />}
        aside={<FixToggle pressed={false} text="Fix" label="Fix Ashbourne City" onToggle={ignore} />}
      />
      <SelectionCard {...over} price={<SelectionPrice price="1.62" />}>
        <StakeField label="Stake" labelHidden symbol="€" placeholder="0.00" value="3.33" onChange={ignore} />
      </SelectionCard>
    </SelectionCards>
  ),
};

export const Waiting: StoryObj = {
  parameters: onSheet,
  render: () => (
    <SelectionCards>
      <SelectionCard
        outcome={over.outcome}
        market={over.market}
        when={over.when}
        event={over.event}
        price={<SelectionPrice price="1.62" />}
        waiting
      />
    </SelectionCards>
  ),
};

export const BetBuilder: StoryObj = {
  parameters: onSheet,
  render: () => (
    <SelectionCards>
      <SelectionCard
        tag={<StatusBadge status="betBuilder" text="Bet builder" />}
        outcome="Kingsmere v Northwick"
        market="18:30"
        price={<SelectionPrice price="7.80" />}
        remove={remove("the bet builder")}
        legs={[
          { id: "1", outcome: "Kingsmere United", market: "Match result", remove: remove("Kingsmere United") },
          { id: "2", outcome: "Over 2.5", market: "Total goals", remove: remove("Over 2.5") },
          { id: "3", outcome: "Yes", market: "Both teams to score" },
          { id: "4", outcome: "R. Dunmore", market: "Player to score anytime" },
        ]}
      />
    </SelectionCards>
  ),
};

export const Pills: StoryObj = {
  parameters: { surface: "surface-overlay" },
  render: () => (
    <Stack>
      <SlipPills
        label="Slips"
        current="1"
        slips={[
          { id: "1", text: "1", count: 3, label: "Slip 1, 3 selections" },
          { id: "2", text: "2", count: 1, label: "Slip 2, 1 selection" },
        ]}
        onChoose={ignore}
        add={{ label: "New slip", onAdd: ignore }}
      />
      <div />
      <SlipPills
        label="Empty slips"
        current="1"
        slips={[{ id: "1", text: "1", count: 0, label: "Slip 1, empty" }]}
        onChoose={ignore}
      />
    </Stack>
  ),
};
