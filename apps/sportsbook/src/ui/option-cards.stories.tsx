import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Stack } from "../../.storybook/gallery.tsx";
import { OfferViewPicture } from "./offer-view-picture.tsx";
import { OptionCards } from "./option-cards.tsx";
import { ThemeSwatch } from "./theme-swatch.tsx";

const meta: Meta = { title: "Option cards" };
export default meta;

const VIEWS = [
  ["euro_standard", "Standard"],
  ["euro_wide", "Wide"],
  ["euro_multi_market_horizontal", "Multi market"],
  ["euro_single_market", "Single market"],
  ["asia_standard", "Asia standard"],
  ["asia_wide", "Asia wide"],
  ["asia_single_market", "Asia single"],
  ["asia_multi_market_vertical", "Asia vertical"],
  ["indonesia_standard", "Indonesia"],
  ["indonesia_multi_market_vertical_accent", "Indonesia vertical"],
].map(([id = "", title = ""]) => ({ id, title, picture: <OfferViewPicture view={id} /> }));

const FORMATS = [
  { id: "decimal", title: "Decimal", example: "1.85" },
  { id: "fractional", title: "Fractional", example: "17/20" },
  { id: "american", title: "American", example: "−118" },
  { id: "hongkong", title: "Hong Kong", example: "0.85" },
  { id: "malaysian", title: "Malaysian", example: "0.85" },
  {
    id: "indonesian",
    title: "Indonesian",
    example: <span style={{ color: "var(--odds-negative)" }}>−1.18</span>,
  },
];

const THEMES = ["dark", "light", "obsidian_blue"].map((id) => ({
  id,
  title: { dark: "Dark", light: "Light", obsidian_blue: "Obsidian" }[id] ?? id,
  picture: <ThemeSwatch theme={id} prices={["1.85", "3.70"]} />,
}));

const SHORT = [
  ["euro_standard", "Standard"],
  ["euro_wide", "Wide"],
  ["asia_standard", "Asia"],
  ["asia_multi_market_vertical", "Vertical"],
].map(([id = "", title = ""]) => ({ id, title, picture: <OfferViewPicture view={id} /> }));

const Cards = ({ views }: { readonly views: typeof VIEWS }) => {
  const [view, setView] = useState("euro_standard");
  const [format, setFormat] = useState("decimal");
  const [theme, setTheme] = useState("dark");
  return (
    <Stack>
      <OptionCards label="Offer view" columns={4} options={views} value={view} onChange={setView} />
      <OptionCards label="Odds format" columns={3} options={FORMATS} value={format} onChange={setFormat} />
      <OptionCards label="Theme" columns={3} options={THEMES} value={theme} onChange={setTheme} />
    </Stack>
  );
};

export const Wide: StoryObj = { parameters: { width: 780 }, render: () => <Cards views={VIEWS} /> };
export const Phone: StoryObj = { tags: ["phone"], parameters: { width: 390 }, render: () => <Cards views={SHORT} /> };
