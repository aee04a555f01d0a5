import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery, Row, Sample } from "../../.storybook/gallery.tsx";
import { Flag, Icon } from "./icon.tsx";
import { Kit } from "./kit.tsx";
import { Logo } from "./logo.tsx";

const meta: Meta = { title: "Marks" };
export default meta;

const ICONS =
  "home home-f trophy live search ticket star star-f right left down up back arrow lock x check plus minus info warn clock play stats sliders wallet copy repeat coins bksp cal user shield layers moon sun refresh off pin flame bolt gift grid share trash bell swap gear eye menu tracker half hourglass globe target stop slice minute pause code link chart phone tablet desktop users football tennis basketball hockey volleyball handball baseball amfootball esports tabletennis cricket darts rugby mma".split(
    " ",
  );
const FLAGS = "eng esp ita ger fra por bra usa idn ned swe fin nor jpn int eur tha arg".split(" ");
const KITS = [
  "#6bb3e8-#16325c-sleeves",
  "#0d7a3f-#ffffff-hoops",
  "#d6323f-#ffffff-stripes",
  "#16325c-#f7c948-sash",
  "#ffffff-#16181d-halves",
  "#f28c28-#16181d-plain",
  "",
];

export const Icons: StoryObj = {
  parameters: { width: 640 },
  render: () => (
    <Gallery cell={62}>
      {ICONS.map((name) => (
        <Sample key={name} label={name}>
          <span style={{ display: "grid", placeItems: "center", color: "var(--text-secondary)" }}>
            <Icon name={name} size={22} />
          </span>
        </Sample>
      ))}
    </Gallery>
  ),
};

export const FlagsAndKits: StoryObj = {
  parameters: { width: 480 },
  render: () => (
    <Row>
      {FLAGS.map((code) => (
        <Flag key={code} code={code} />
      ))}
      {KITS.map((kit) => (
        <Kit key={kit} kit={kit} size={44} />
      ))}
      <Kit kit={KITS[0] ?? ""} />
    </Row>
  ),
};

export const Wordmark: StoryObj = {
  render: () => (
    <Logo
      name="touchline"
      href="#home"
      shapes={[
        { d: "M4 2v18", stroke: "var(--text)", strokeWidth: 2 },
        { d: "M5 3h12v8H5z", fill: "var(--accent-text)" },
      ]}
    />
  ),
};
