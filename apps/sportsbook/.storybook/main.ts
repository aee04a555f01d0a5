import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { themeStyles } from "../vite/theme-styles.ts";

/** By its place: Storybook would look for the name from its own folder, where only a hoisted copy could be found. */
const framework = dirname(fileURLToPath(import.meta.resolve("@storybook/react-vite/package.json")));

const isNamed = (plugin: unknown, name: string): boolean =>
  typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === name;

const config: StorybookConfig = {
  framework: framework as "@storybook/react-vite",
  stories: ["../src/ui/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    // What the app's page does before its first paint, the toolbar does here, with the style of one brand.
    plugins: [...plugins.flat().filter((plugin) => !isNamed(plugin, "touchline-first-paint")), themeStyles()],
  }),
};

export default config;
