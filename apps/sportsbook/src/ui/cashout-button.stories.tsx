import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery, Sample } from "../../.storybook/gallery.tsx";
import { CashoutButton } from "./cashout-button.tsx";

const meta: Meta = { title: "Cash-out button" };
export default meta;

const ignore = (): void => undefined;

export const States: StoryObj = {
  parameters: { width: 582 },
  render: () => (
    <Gallery cell={270}>
      <Sample label="available">
        <CashoutButton state="available" text="Cash out €58.40" onPress={ignore} />
      </Sample>
      <Sample label="confirm">
        <CashoutButton state="confirm" text="Confirm €58.40" onPress={ignore} />
      </Sample>
      <Sample label="processing">
        <CashoutButton state="processing" text="Cashing out €58.40" onPress={ignore} />
      </Sample>
      <Sample label="offer rose">
        <CashoutButton state="higher" text="Offer now €59.10" onPress={ignore} />
      </Sample>
      <Sample label="offer fell">
        <CashoutButton state="lower" text="Offer now €57.20" onPress={ignore} />
      </Sample>
      <Sample label="not allowed">
        <CashoutButton state="disallowed" text="Cash out" onPress={ignore} />
      </Sample>
      <Sample label="unavailable">
        <CashoutButton state="unavailable" text="Cash-out unavailable" onPress={ignore} />
      </Sample>
      <Sample label="done">
        <CashoutButton state="done" text="Cashed out €58.40" onPress={ignore} />
      </Sample>
      <Sample label="failed">
        <CashoutButton state="failed" text="Not cashed out" onPress={ignore} />
      </Sample>
      <Sample label="focus" force="focus-visible">
        <CashoutButton state="available" text="Cash out €58.40" onPress={ignore} />
      </Sample>
    </Gallery>
  ),
};
