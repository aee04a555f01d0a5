import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Sample } from "../../.storybook/gallery.tsx";
import { ChipIconLink, ChipLink, ChipToggle } from "./chip.tsx";

const meta: Meta = { title: "Chip" };
export default meta;

const ignore = (): void => undefined;

export const States: StoryObj = {
  parameters: { width: 620 },
  render: () => (
    <Row>
      <Sample label="current">
        <ChipLink href="#today" current count="182">
          Today
        </ChipLink>
      </Sample>
      <Sample label="link">
        <ChipLink href="#streams" current={false} icon="play" count="12">
          Streams
        </ChipLink>
      </Sample>
      <Sample label="hover" force="hover">
        <ChipLink href="#outrights" current={false}>
          Outrights
        </ChipLink>
      </Sample>
      <Sample label="focus" force="focus-visible">
        <ChipToggle pressed={false} onToggle={ignore}>
          Events
        </ChipToggle>
      </Sample>
      <Sample label="pressed">
        <ChipToggle pressed count="14" onToggle={ignore}>
          All
        </ChipToggle>
      </Sample>
      <Sample label="icon">
        <ChipIconLink href="#favourites" current={false} icon="star" label="Favourites" />
      </Sample>
    </Row>
  ),
};
