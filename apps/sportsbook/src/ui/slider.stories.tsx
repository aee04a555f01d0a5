import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../.storybook/gallery.tsx";
import { Slider } from "./slider.tsx";

const meta: Meta = { title: "Slider" };
export default meta;

const TICKS = [
  { value: 0, text: "None" },
  { value: 25, text: "25%" },
  { value: 50, text: "50%" },
  { value: 75, text: "75%" },
  { value: 100, text: "All" },
];

const PartOfStake = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const [part, setPart] = useState(40);
  return (
    <Slider
      label={disabled ? "Part that cannot be chosen" : "Part of the stake"}
      value={part}
      min={0}
      max={100}
      step={1}
      largeStep={10}
      valueText={`${part} percent`}
      ticks={disabled ? [] : TICKS}
      disabled={disabled}
      snaps={!disabled}
      onChange={setPart}
    />
  );
};

export const Part: StoryObj = {
  parameters: { width: 390, surface: "surface-overlay" },
  render: () => (
    <Stack>
      <PartOfStake />
      <PartOfStake disabled />
    </Stack>
  ),
};
