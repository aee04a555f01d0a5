import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery, Sample } from "../../.storybook/gallery.tsx";
import { StakeField } from "./stake-field.tsx";

const meta: Meta = { title: "Stake field" };
export default meta;

const field = { label: "Stake", symbol: "€", placeholder: "0.00", onChange: (): void => undefined };

export const States: StoryObj = {
  parameters: { width: 522 },
  render: () => (
    <Gallery cell={240}>
      <Sample label="empty">
        <StakeField {...field} value="" />
      </Sample>
      <Sample label="filled">
        <StakeField {...field} value="10.00" />
      </Sample>
      <Sample label="error">
        <StakeField {...field} value="500.00" error="Enter €200.00 or less." />
      </Sample>
      <Sample label="hint">
        <StakeField {...field} label="Cash out at" value="120.00" hint="More than €58.40 and at most €187.42" />
      </Sample>
      <Sample label="disabled">
        <StakeField {...field} value="10.00" disabled />
      </Sample>
      <Sample label="symbol after">
        <StakeField {...field} symbol="kr" symbolAfter value="100,00" />
      </Sample>
      <Sample label="in a card">
        <StakeField {...field} labelHidden value="3.34" />
      </Sample>
    </Gallery>
  ),
};

export const Focused: StoryObj = {
  parameters: { width: 272 },
  render: () => <StakeField {...field} value="10.00" />,
  play: ({ canvas }) => canvas.getByRole("textbox").focus(),
};
