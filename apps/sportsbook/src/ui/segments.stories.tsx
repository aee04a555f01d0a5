import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../.storybook/gallery.tsx";
import { SegmentedChoice } from "./segmented-choice.tsx";
import { Segments } from "./segments.tsx";

const meta: Meta = { title: "Segments" };
export default meta;

const TYPES = [
  { id: "single", text: "Single" },
  { id: "combo", text: "Combo" },
  { id: "system", text: "System" },
  { id: "multiples", text: "Multiples", obstacle: "Add more selections for this bet type" },
];
const WIDGETS = [
  { id: "score", text: "Score", icon: "tracker" },
  { id: "stream", text: "Stream", icon: "play" },
  { id: "stats", text: "Stats", icon: "stats" },
];

const Choice = () => {
  const [type, setType] = useState("combo");
  const [widget, setWidget] = useState("score");
  return (
    <Stack>
      <SegmentedChoice label="Bet type" segments={TYPES} value={type} onChange={setType} />
      <SegmentedChoice label="Widget" segments={WIDGETS} value={widget} onChange={setWidget} />
    </Stack>
  );
};

export const AsChoice: StoryObj = { parameters: { width: 390 }, render: () => <Choice /> };

export const AsLinks: StoryObj = {
  parameters: { width: 260 },
  render: () => (
    <Segments
      label="Time"
      links={[
        { href: "#today", label: "Today", count: "182", current: true },
        { href: "#all", label: "All", count: "1,204", current: false },
      ]}
    />
  ),
};
