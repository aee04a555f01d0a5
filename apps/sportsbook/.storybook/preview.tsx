import "virtual:theme.css";
import "virtual:metrics.css";
import "../src/app/boot/styles.css";
import type { Preview } from "@storybook/react-vite";

/** Everything is drawn by the tokens of the root element, so a choice in the toolbar is an attribute there. */
const dressRoot = (theme: string, direction: string): void => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dir = direction;
  root.lang = direction === "rtl" ? "ar" : "en";
};

const choice = (title: string, icon: "mirror" | "transfer", items: string[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  initialGlobals: { theme: "dark", direction: "ltr" },
  globalTypes: {
    theme: choice("Theme", "mirror", ["dark", "light", "obsidian_blue"]),
    direction: choice("Direction", "transfer", ["ltr", "rtl"]),
  },
  parameters: {
    layout: "fullscreen",
    options: { storySort: { method: "alphabetical" } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      dressRoot(globals.theme, globals.direction);
      return (
        <main
          style={{
            width: parameters.width ?? "fit-content",
            maxWidth: "100%",
            padding: 16,
            background: `var(--${parameters.surface ?? "surface"})`,
          }}
        >
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
