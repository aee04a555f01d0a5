import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { screen } from "storybook/test";
import { Row } from "../../.storybook/gallery.tsx";
import { Button } from "./button.tsx";
import { type ToastMessage, Toasts } from "./toasts.tsx";

const meta: Meta = { title: "Toasts" };
export default meta;

const TOASTS = [
  ["success", "Added to favourites"],
  ["warning", "At most 10 bet builder markets"],
  ["danger", "Rebet is not available"],
  ["copied", "Code copied"],
  ["news", "Combo · 4: paid out, €86.20"],
] as const;

const LINK = { href: "#ticket", text: "Open" };

const Buttons = () => {
  const [toast, setToast] = useState<ToastMessage>();
  return (
    <div style={{ minHeight: 160 }}>
      <Row>
        {TOASTS.map(([tone, text]) => (
          <Button
            key={tone}
            onClick={() => setToast({ id: crypto.randomUUID(), tone, text, ...(tone === "news" && { link: LINK }) })}
          >
            {tone}
          </Button>
        ))}
      </Row>
      <Toasts label="Notifications" toast={toast} />
    </div>
  );
};

const shared: StoryObj = { parameters: { width: 420 }, render: () => <Buttons /> };

/** The pointer rests on the toast, so that it stays to be seen. */
const saying = (tone: string, text: string): StoryObj => ({
  ...shared,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: tone }));
    await userEvent.hover(await screen.findByText(text));
  },
});

export const None: StoryObj = shared;
export const Success = saying("success", "Added to favourites");
export const Warning = saying("warning", "At most 10 bet builder markets");
export const Danger = saying("danger", "Rebet is not available");
export const Copied = saying("copied", "Code copied");
export const News = saying("news", "Combo · 4: paid out, €86.20");
