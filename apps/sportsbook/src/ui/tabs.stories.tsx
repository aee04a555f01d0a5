import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Tabs } from "./tabs.tsx";

const meta: Meta = { title: "Tabs" };
export default meta;

const TABS = [
  { id: "all", text: "All", count: "128" },
  { id: "main", text: "Main" },
  { id: "builder", text: "Bet builder", icon: "layers" },
  { id: "goals", text: "Goals" },
  { id: "players", text: "Players", disabled: true },
];

const MarketGroups = () => {
  const [current, setCurrent] = useState("main");
  return (
    <Tabs label="Market groups" tabs={TABS} current={current} onChange={setCurrent}>
      <p style={{ padding: "12px", color: "var(--text-secondary)" }}>Markets of the group “{current}”.</p>
    </Tabs>
  );
};

export const Groups: StoryObj = { parameters: { width: 420 }, render: () => <MarketGroups /> };
