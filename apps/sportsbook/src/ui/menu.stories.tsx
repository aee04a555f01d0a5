import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Menu } from "./menu.tsx";

const meta: Meta = { title: "Menu" };
export default meta;

const ITEMS = [
  { id: "ticket", text: "View ticket", icon: "ticket" },
  { id: "copy", text: "Copy code", icon: "copy" },
  { id: "rebet", text: "Rebet", icon: "repeat" },
  { id: "cancel", text: "Cancel bet", icon: "x", disabled: true },
];
const OPTIONS = [
  { id: "accept_higher_odds", text: "Accept higher odds" },
  { id: "accept_any_changes", text: "Accept any changes" },
  { id: "ask", text: "Ask me" },
];

const Actions = () => {
  const [last, setLast] = useState("none");
  return (
    <>
      <Menu text="More" items={ITEMS} onSelect={setLast} />
      <p style={{ color: "var(--text-muted)" }}>Last: {last}</p>
    </>
  );
};

const OddsChanges = () => {
  const [choice, setChoice] = useState("accept_higher_odds");
  return <Menu text="Odds changes" items={OPTIONS} choice={choice} onSelect={setChoice} />;
};

const openMenu: StoryObj["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
};

export const Closed: StoryObj = { parameters: { width: 320 }, render: () => <Actions /> };
export const WithActions: StoryObj = { parameters: { width: 320 }, render: () => <Actions />, play: openMenu };
export const WithChoice: StoryObj = { parameters: { width: 320 }, render: () => <OddsChanges />, play: openMenu };
