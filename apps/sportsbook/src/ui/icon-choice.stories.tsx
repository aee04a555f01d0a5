import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../.storybook/gallery.tsx";
import { IconChoice } from "./icon-choice.tsx";

const meta: Meta = { title: "Icon choice" };
export default meta;

const OPTIONS = [
  { id: "target", text: "Target", icon: "target" },
  { id: "stop", text: "Stop", icon: "stop" },
  { id: "part", text: "Part", icon: "slice" },
  { id: "minute", text: "Minute", icon: "minute", disabled: true },
  { id: "notify", text: "Notify", icon: "bell" },
] as const;

const Kinds = () => {
  const [kind, setKind] = useState<(typeof OPTIONS)[number]["id"]>("stop");
  return <IconChoice label="Kind of rule" options={OPTIONS} value={kind} onChange={setKind} />;
};

export const Kind: StoryObj = {
  parameters: { width: 390, surface: "surface-overlay" },
  render: () => (
    <Stack>
      <Kinds />
    </Stack>
  ),
};
