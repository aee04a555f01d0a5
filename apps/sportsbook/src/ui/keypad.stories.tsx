import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../.storybook/gallery.tsx";
import { Keypad } from "./keypad.tsx";
import { QuickStakes } from "./quick-stakes.tsx";

const meta: Meta = { title: "Keypad" };
export default meta;

const ignore = (): void => undefined;

const amounts = (texts: string[]) => texts.map((text) => ({ id: text, text }));

export const WithDecimals: StoryObj = {
  parameters: { width: 390, surface: "surface-overlay" },
  render: () => <Keypad label="Amount" separator="." deleteLabel="Delete" onType={ignore} onDelete={ignore} />,
};

export const WholeAmounts: StoryObj = {
  parameters: { width: 390, surface: "surface-overlay" },
  render: () => <Keypad label="Amount" deleteLabel="Delete" onType={ignore} onDelete={ignore} />,
};

export const Quick: StoryObj = {
  parameters: { width: 390, surface: "surface-overlay" },
  render: () => (
    <Stack>
      <QuickStakes label="Quick stakes" stakes={amounts(["€5", "€10", "€20", "€100", "Max"])} onChoose={ignore} />
      <QuickStakes label="In rupiah" stakes={amounts(["100rb", "500rb", "1jt", "Max"])} onChoose={ignore} />
      <QuickStakes label="While placing" stakes={amounts(["€5", "€10", "€20"])} disabled onChoose={ignore} />
    </Stack>
  ),
};
