import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen } from "storybook/test";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { Sheet } from "./sheet.tsx";

const meta: Meta = { title: "Sheet" };
export default meta;

const Leagues = () => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leagues</Button>
      <Sheet label="Sports and leagues" open={open} onClose={close}>
        <header
          style={{ display: "flex", justifyContent: "space-between", paddingBlock: 4, paddingInline: "16px 4px" }}
        >
          <h2 style={{ font: "var(--type-title-1)", alignSelf: "center" }}>Sports and leagues</h2>
          <IconButton icon="x" label="Close" onClick={close} />
        </header>
        <div style={{ display: "grid", gap: 12, height: 300, padding: 16 }}>
          <p style={{ color: "var(--text-secondary)" }}>Premier Division, Champions Cup, Primera</p>
          <Button kind="primary" onClick={close}>
            Show 10 events
          </Button>
        </div>
      </Sheet>
    </>
  );
};

const Placing = () => {
  const [open, setOpen] = useState(true);
  return (
    <Sheet label="Bet slip" open={open} onClose={() => setOpen(false)} tall locked>
      <div style={{ display: "grid", gap: 12, padding: 16 }}>
        <h2 style={{ font: "var(--type-title-1)" }}>Placing your bet</h2>
        <p style={{ color: "var(--text-secondary)" }}>The slip stays until the answer is there.</p>
        <Button block onClick={() => setOpen(false)}>
          Done
        </Button>
      </div>
    </Sheet>
  );
};

const press: StoryObj["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Leagues" }));
  await screen.findByRole("dialog");
};

export const Closed: StoryObj = { tags: ["phone"], render: () => <Leagues /> };
export const FromBelow: StoryObj = { tags: ["phone"], render: () => <Leagues />, play: press };
export const FromTheSide: StoryObj = { render: () => <Leagues />, play: press };
export const Locked: StoryObj = {
  tags: ["phone"],
  render: () => <Placing />,
  play: async () => {
    await screen.findByRole("dialog");
  },
};
