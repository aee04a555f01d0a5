import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../.storybook/gallery.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Spinner } from "./spinner.tsx";

const meta: Meta = { title: "Skeleton" };
export default meta;

export const Shapes: StoryObj = {
  render: () => (
    <Stack>
      <Row>
        <Skeleton width={128} height={12} />
        <Skeleton width={54} height={48} shape="box" />
        <Skeleton width={92} height={36} shape="pill" />
        <Spinner />
      </Row>
      <Skeleton width="100%" height={34} />
    </Stack>
  ),
};
