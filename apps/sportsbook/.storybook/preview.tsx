import "virtual:theme.css";
import "virtual:metrics.css";
import "../src/app/boot/styles.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { ENGLISH, setLanguage } from "../src/i18n/language.ts";
import { loadLanguage } from "../src/i18n/load-language.ts";
import { STORY_TIME } from "./story-time.ts";

// On a busy machine what a story waits for may take its time.
configure({ asyncUtilTimeout: 10_000 });

/** Everything is drawn by the tokens of the root element, so a choice in the toolbar is an attribute there. */
const dressRoot = (theme: string, direction: string): void => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dir = direction;
  root.lang = direction === "rtl" ? "ar" : "en";
};

/** Components have their texts from the story; features take them from the catalogues. */
const isFeature = (title: string): boolean => title.startsWith("Features/");

const chooseLanguage = async (direction: string): Promise<void> => {
  if (direction === "ltr") return setLanguage(ENGLISH);
  const report = (error: unknown): never => {
    throw error;
  };
  setLanguage(await loadLanguage({ locale: "ar", tenant: "touchline", report }));
};

/** Clocks, days and countdowns of a feature are the same in every picture. Components keep the browser's time. */
const freezeTime = (): (() => void) => {
  const { now } = Date;
  Date.now = () => STORY_TIME;
  return () => {
    Date.now = now;
  };
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
  beforeEach: async ({ title, globals }) => {
    if (!isFeature(title)) return;
    await chooseLanguage(globals.direction);
    return freezeTime();
  },
  decorators: [
    (Story, { globals, parameters }) => {
      dressRoot(globals.theme, globals.direction);
      return (
        <main
          style={{
            width: parameters.width ?? "fit-content",
            maxWidth: "100%",
            padding: parameters.padding ?? 16,
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
