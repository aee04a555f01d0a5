import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { messageCatalogues } from "../vite/message-catalogues.ts";
import { themeStyles } from "../vite/theme-styles.ts";

/** By its place: Storybook would look for the name from its own folder, where only a hoisted copy could be found. */
const framework = dirname(fileURLToPath(import.meta.resolve("@storybook/react-vite/package.json")));

/** What the app's page does before its first paint, the check of the app's files, and texts that are split by when they are needed. */
const OF_THE_APP: readonly unknown[] = [
  "touchline-first-paint",
  "touchline-react-apart",
  "touchline-message-catalogues",
];

const isOfTheApp = (plugin: unknown): boolean =>
  typeof plugin === "object" && plugin !== null && "name" in plugin && OF_THE_APP.includes(plugin.name);

const config: StorybookConfig = {
  framework: { name: framework as "@storybook/react-vite", options: { strictMode: true } },
  stories: ["../src/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    // Theme, language and direction are chosen in the toolbar here, with the style of one brand.
    plugins: [
      ...plugins.flat().filter((plugin) => !isOfTheApp(plugin)),
      themeStyles(),
      // All texts at once, as in unit tests: a story shows a feature without the part of the app that loads its texts.
      messageCatalogues({ inTests: true }),
    ],
  }),
};

export default config;
