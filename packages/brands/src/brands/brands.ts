import type { Brand, LogoShape } from "../brand.ts";
import type { GeneralSettings } from "../settings.ts";
import { defaultSettings } from "./default-settings.ts";

const withGeneralSettings = (changes: Partial<GeneralSettings>) => ({
  ...defaultSettings,
  generalSettings: { ...defaultSettings.generalSettings, ...changes },
});

const accent = "var(--accent)";

const flagLogo: readonly LogoShape[] = [
  { d: "M4 1.5v19", stroke: "currentColor", strokeWidth: 2.2 },
  { d: "M6 3h6.5v5H6zM12.5 8H19v5h-6.5z", fill: "#ffd336" },
  { d: "M12.5 3H19v5h-6.5zM6 8h6.5v5H6z", fill: "#ff6a3d" },
];

export const defaultBrand: Brand = {
  slug: "default",
  name: "touchline",
  palette: "touchline",
  logo: flagLogo,
  settings: defaultSettings,
};

/** Shipped brands beside the default. A brand differs by its settings, never by code. */
const paloma: Brand = {
  slug: "paloma",
  name: "paloma",
  palette: "paloma",
  logo: [
    {
      d: "M2 5.5c5 .3 7.5 2 8.5 4.5C11.5 5.5 15 3 20 3c0 3-1 4.8-2.5 6 0 6-4 10-10.5 10 1.8-1 3-2.3 3.3-3.7C5.8 15 3 11.5 2 5.5z",
      fill: accent,
    },
  ],
  settings: withGeneralSettings({
    baseRouteRedirect: "sports",
    pathWords: { homepage: "inicio", sports: "desporto", live: "ao-vivo" },
    theme: { default: "light", options: ["light", "dark"] },
  }),
};

const nordvik: Brand = {
  slug: "nordvik",
  name: "nordvik",
  palette: "nordvik",
  logo: [{ d: "M3 19V3.5l16 15V3", stroke: accent, strokeWidth: 3.4 }],
  settings: withGeneralSettings({ gameLandingSetup: { sports: { time: "all" } } }),
};

const rimba: Brand = {
  slug: "rimba",
  name: "rimba",
  palette: "rimba",
  logo: [
    { d: "M11 1.5 17 10h-3l4.5 6.5H3.5L8 10H5z", fill: accent },
    { d: "M11 15v6", stroke: accent, strokeWidth: 2.4 },
  ],
  settings: withGeneralSettings({
    theme: { default: "light", options: ["light", "dark", "obsidian_blue"] },
    ageMark: "21+",
  }),
};

const velora: Brand = {
  slug: "velora",
  name: "velora",
  palette: "velora",
  logo: [
    { d: "M2 3.5h5.2L11 12l-2.8 6.8z", fill: accent },
    { d: "M20 3.5h-5.2L8.2 18.8h4.6z", fill: accent, opacity: 0.55 },
  ],
  settings: withGeneralSettings({ theme: { default: "obsidian_blue", options: ["obsidian_blue", "dark"] } }),
};

export const brands: readonly Brand[] = [defaultBrand, paloma, nordvik, rimba, velora];

/** Which brands a tenant may show, its first one being its own. */
export const tenants: Readonly<Record<string, readonly string[]>> = {
  touchline: brands.map(({ slug }) => slug),
  "casa-paloma": ["paloma"],
};
