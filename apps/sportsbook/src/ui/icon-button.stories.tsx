import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Sample } from "../../.storybook/gallery.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";
import { Star } from "./star.tsx";

const meta: Meta = { title: "Icon button" };
export default meta;

const ignore = (): void => undefined;

export const States: StoryObj = {
  render: () => (
    <Row>
      <Sample label="default">
        <IconButton icon="x" label="Close" onClick={ignore} />
      </Sample>
      <Sample label="hover" force="hover">
        <IconButton icon="trash" label="Delete" onClick={ignore} />
      </Sample>
      <Sample label="focus" force="focus-visible">
        <IconButton icon="sliders" label="Filters" onClick={ignore} />
      </Sample>
      <Sample label="plate">
        <IconButton icon="sliders" label="Leagues" filled onClick={ignore} />
      </Sample>
      <Sample label="disabled">
        <IconButton icon="copy" label="Copy" disabled onClick={ignore} />
      </Sample>
      <Sample label="link">
        <IconLink icon="star" label="Favourites" href="#favourites" current={false} />
      </Sample>
      <Sample label="current">
        <IconLink icon="star-f" label="All" href="#all" current />
      </Sample>
      <Sample label="back">
        <IconButton icon="back" label="Back" onClick={ignore} />
      </Sample>
    </Row>
  ),
};

export const Stars: StoryObj = {
  render: () => (
    <Row>
      <Sample label="no favourite">
        <Star pressed={false} label="Add Kingsmere to favourites" onToggle={ignore} />
      </Sample>
      <Sample label="favourite">
        <Star pressed label="Remove Northwick from favourites" onToggle={ignore} />
      </Sample>
      <Sample label="focus" force="focus-visible">
        <Star pressed={false} label="Add Redcliffe to favourites" onToggle={ignore} />
      </Sample>
    </Row>
  ),
};
