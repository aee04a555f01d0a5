import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery, Sample } from "../../.storybook/gallery.tsx";
import { PlaceButton } from "./place-button.tsx";

const meta: Meta = { title: "Place button" };
export default meta;

const ignore = (): void => undefined;

export const States: StoryObj = {
  parameters: { width: 582 },
  render: () => (
    <Gallery cell={270}>
      <Sample label="ready">
        <PlaceButton text="Bet €10.00" note="Returns €48.43" onPlace={ignore} />
      </Sample>
      <Sample label="several bets">
        <PlaceButton text="Place 3 bets, €10.00" onPlace={ignore} />
      </Sample>
      <Sample label="odds changed">
        <PlaceButton text="Accept and bet €10.00" note="Odds now 4.84" onPlace={ignore} />
      </Sample>
      <Sample label="no stake">
        <PlaceButton text="Enter a stake" disabled onPlace={ignore} />
      </Sample>
      <Sample label="balance too low">
        <PlaceButton text="Deposit €12.40 to bet" onPlace={ignore} />
      </Sample>
      <Sample label="signed out">
        <PlaceButton text="Log in to bet" icon="user" onPlace={ignore} />
      </Sample>
      <Sample label="live delay">
        <PlaceButton text="Placing bet, 4 s" waiting={0.56} onPlace={ignore} />
      </Sample>
      <Sample label="waiting">
        <PlaceButton text="Waiting for confirmation" waiting onPlace={ignore} />
      </Sample>
      <Sample label="other stake offered">
        <PlaceButton text="Use €42.00" onPlace={ignore} />
      </Sample>
      <Sample label="focus" force="focus-visible">
        <PlaceButton text="Bet €10.00" note="Returns €48.43" onPlace={ignore} />
      </Sample>
    </Gallery>
  ),
};
