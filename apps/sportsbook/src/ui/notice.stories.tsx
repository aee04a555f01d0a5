import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../.storybook/gallery.tsx";
import { Notice } from "./notice.tsx";

const meta: Meta = { title: "Notice" };
export default meta;

export const Tones: StoryObj = {
  parameters: { width: 390 },
  render: () => (
    <Stack>
      <Notice tone="warning">
        <b>2 odds changed,</b> one is lower. Confirm to bet.
      </Notice>
      <Notice tone="danger" icon="wallet">
        <b>Balance is €12.40 short.</b>
        <br />
        Deposit, or lower the stake to €7.60.
      </Notice>
      <Notice tone="info">A bet builder stands alone on a slip.</Notice>
      <Notice tone="success">Your limits are saved.</Notice>
    </Stack>
  ),
};
