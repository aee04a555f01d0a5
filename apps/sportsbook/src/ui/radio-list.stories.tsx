import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioList } from "./radio-list.tsx";

const meta: Meta = { title: "Radio list" };
export default meta;

const OPTIONS = [
  { id: "accept_higher_odds", title: "Accept higher odds", text: "Ask before taking a lower price" },
  { id: "accept_any_changes", title: "Accept any changes", text: "Never ask" },
  { id: "ask", title: "Ask me", text: "Show every move, I confirm it" },
  { id: "none", title: "Not for this brand", disabled: true },
];

const OddsChanges = () => {
  const [value, setValue] = useState("accept_higher_odds");
  return <RadioList label="When odds change" options={OPTIONS} value={value} onChange={setValue} />;
};

export const Choices: StoryObj = { parameters: { width: 374 }, render: () => <OddsChanges /> };
