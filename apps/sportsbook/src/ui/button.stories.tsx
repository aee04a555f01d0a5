import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Sample, Stack } from "../../.storybook/gallery.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";

const meta: Meta = { title: "Button" };
export default meta;

const ignore = (): void => undefined;

export const Kinds: StoryObj = {
  parameters: { width: 560 },
  render: () => (
    <Stack>
      <Row>
        <Button kind="primary" onClick={ignore}>
          Primary
        </Button>
        <Button onClick={ignore}>Neutral</Button>
        <Button kind="outline" onClick={ignore}>
          Outline
        </Button>
        <Button kind="ghost" onClick={ignore}>
          Ghost
        </Button>
        <Button kind="danger" onClick={ignore}>
          Delete
        </Button>
      </Row>
      <Row>
        <Button kind="primary" small onClick={ignore}>
          Primary
        </Button>
        <Button small onClick={ignore}>
          Neutral
        </Button>
        <Button kind="outline" small onClick={ignore}>
          Outline
        </Button>
        <Button kind="danger" small onClick={ignore}>
          Delete
        </Button>
        <ButtonLink small href="#live">
          A link
        </ButtonLink>
      </Row>
      <Button block onClick={ignore}>
        <Icon name="repeat" />
        Keep selections
      </Button>
    </Stack>
  ),
};

export const States: StoryObj = {
  parameters: { width: 560 },
  render: () => (
    <Row>
      <Sample label="hover" force="hover">
        <Button kind="primary" onClick={ignore}>
          Primary
        </Button>
      </Sample>
      <Sample label="pressed" force="active">
        <Button kind="primary" onClick={ignore}>
          Primary
        </Button>
      </Sample>
      <Sample label="focus" force="focus-visible">
        <Button onClick={ignore}>Neutral</Button>
      </Sample>
      <Sample label="disabled">
        <Button disabled onClick={ignore}>
          Disabled
        </Button>
      </Sample>
      <Sample label="busy">
        <Button kind="primary" busy onClick={ignore}>
          Create rule
        </Button>
      </Sample>
    </Row>
  ),
};
