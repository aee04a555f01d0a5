import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "./icon.tsx";
import { Tooltips } from "./tooltips.tsx";

const meta: Meta = { title: "Tooltip" };
export default meta;

const rail = {
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: 8,
  color: "var(--text-muted)",
};

const Rail = ({ side }: { readonly side: "top" | "inline-end" }) => (
  <div style={{ padding: "48px 96px" }}>
    <a href="#hockey" aria-label="Ice hockey, 52 events" data-tooltip={side} data-name="Ice hockey" style={rail}>
      <Icon name="hockey" size={22} />
    </a>
    <Tooltips />
  </div>
);

const focusLink: StoryObj["play"] = ({ canvas }) => canvas.getByRole("link").focus();

export const Above: StoryObj = { render: () => <Rail side="top" />, play: focusLink };
export const Beside: StoryObj = { render: () => <Rail side="inline-end" />, play: focusLink };
