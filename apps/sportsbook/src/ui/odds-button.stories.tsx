import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { Gallery, Sample } from "../../.storybook/gallery.tsx";
import { LoadingOdds, NoOdds, OddsButton } from "./odds-button.tsx";

type ButtonProps = ComponentProps<typeof OddsButton>;

const words = {
  format: (price: number) => (price / 100).toFixed(2),
  suspended: "suspended",
  unavailable: "not offered",
};
const negative = { ...words, format: () => "−1.12", isNegative: () => true };
const long = { ...words, format: () => "1001" };

const at =
  (price: number, move: -1 | 0 | 1 = 0): ButtonProps["bind"] =>
  (painter) => {
    painter.paint(price, move);
    return () => undefined;
  };

const open = {
  outcome: "7o0",
  name: "Kingsmere, Match result",
  picked: false,
  words,
  bind: at(185),
  onPick: () => undefined,
} satisfies ButtonProps;

const meta: Meta<typeof OddsButton> = { title: "Odds button", component: OddsButton };
export default meta;

type Story = StoryObj<typeof OddsButton>;

/** Every state of the design guide's table. */
const States = (shared: Partial<ButtonProps>) => {
  const props = { ...open, ...shared };
  return (
    <>
      <Sample label="default">
        <OddsButton {...props} />
      </Sample>
      <Sample label="hover" force="hover">
        <OddsButton {...props} />
      </Sample>
      <Sample label="focus" force="focus-visible">
        <OddsButton {...props} />
      </Sample>
      <Sample label="pressed" force="active">
        <OddsButton {...props} />
      </Sample>
      <Sample label="selected">
        <OddsButton {...props} picked />
      </Sample>
      <Sample label="focus, selected" force="focus-visible">
        <OddsButton {...props} picked />
      </Sample>
      <Sample label="up">
        <OddsButton {...props} bind={at(192, 1)} />
      </Sample>
      <Sample label="down">
        <OddsButton {...props} bind={at(178, -1)} />
      </Sample>
      <Sample label="selected, up">
        <OddsButton {...props} picked bind={at(192, 1)} />
      </Sample>
      <Sample label="selected, down">
        <OddsButton {...props} picked bind={at(178, -1)} />
      </Sample>
      <Sample label="suspended">
        <OddsButton {...props} bind={at(-185)} />
      </Sample>
      <Sample label="selected, suspended">
        <OddsButton {...props} picked bind={at(-185)} />
      </Sample>
      <Sample label="not offered">
        <OddsButton {...props} bind={at(0)} />
      </Sample>
      <Sample label="builder">
        <OddsButton {...props} builder />
      </Sample>
      <Sample label="builder, picked">
        <OddsButton {...props} builder picked />
      </Sample>
      <Sample label="builder, conflict">
        <OddsButton {...props} builder conflict="not with your picks" />
      </Sample>
      <Sample label="negative">
        <OddsButton {...props} words={negative} />
      </Sample>
      <Sample label="long price">
        <OddsButton {...props} words={long} />
      </Sample>
    </>
  );
};

export const Compact: Story = {
  parameters: { width: 420 },
  render: () => (
    <Gallery cell={54}>
      <States />
      <Sample label="no market">
        <NoOdds />
      </Sample>
      <Sample label="loading">
        <LoadingOdds />
      </Sample>
    </Gallery>
  ),
};

export const Pointer: Story = {
  parameters: { width: 420 },
  render: () => (
    <div
      style={
        {
          "--odds-height": "36px",
          "--odds-font": "var(--type-odds-compact)",
          "--odds-tick": "12px",
          "--odds-arrow": "7px",
          "--odds-corner": "4px",
        } as React.CSSProperties
      }
    >
      <Gallery cell={56}>
        <States />
      </Gallery>
    </div>
  ),
};

export const Stacked: Story = {
  parameters: { width: 420 },
  render: () => (
    <Gallery cell={120}>
      <States form="stacked" label="Kingsmere" />
    </Gallery>
  ),
};

export const Labelled: Story = {
  parameters: { width: 420 },
  render: () => (
    <Gallery cell={120}>
      <States form="labelled" label="Over 2.5" name="Over 2.5, Total goals" />
    </Gallery>
  ),
};

export const Cell: Story = {
  parameters: { width: 420 },
  render: () => (
    <Gallery cell={76}>
      <States form="cell" label="2.5" name="Over 2.5, Total goals" />
      <Sample label="no line">
        <OddsButton {...open} form="cell" />
      </Sample>
    </Gallery>
  ),
};
