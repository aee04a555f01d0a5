import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../.storybook/gallery.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { StakeField } from "./stake-field.tsx";

const meta: Meta = { title: "Dialog" };
export default meta;

const AutoCashout = () => {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState("40.00");
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Set up auto cash-out</Button>
      <Dialog
        open={open}
        title="Auto cash-out"
        text="We cash out for you the moment the offer reaches your amount."
        close={{ label: "Close", onClose: close }}
      >
        <Stack>
          <StakeField
            label="Cash out at"
            symbol="€"
            placeholder="0.00"
            value={amount}
            onChange={setAmount}
            error="Enter more than €41.20, the amount you can cash out now."
          />
          <div style={{ display: "grid", gridTemplateColumns: "3fr 5fr", gap: 8 }}>
            <Button kind="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled onClick={close}>
              Create rule
            </Button>
          </div>
        </Stack>
      </Dialog>
    </>
  );
};

const RealityCheck = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Play on</Button>
      <Dialog open={open} title="You have played for one hour" text="Net today −€12.50">
        <Stack>
          <Button block onClick={() => setOpen(false)}>
            Continue
          </Button>
          <Button block onClick={() => setOpen(false)}>
            Take a break
          </Button>
        </Stack>
      </Dialog>
    </>
  );
};

const press: StoryObj["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
};

export const Closed: StoryObj = { render: () => <AutoCashout /> };
export const Question: StoryObj = { render: () => <AutoCashout />, play: press };
export const MustBeAnswered: StoryObj = { tags: ["phone"], render: () => <RealityCheck />, play: press };
