import type { Banner } from "@touchline/brands";
import { Fact } from "./fact.tsx";
import { useTextContrast } from "./use-text-contrast.ts";

/** WCAG 2.2 AA, for text of any size. */
const ENOUGH = 4.5;

type Contrast = ReturnType<typeof useTextContrast>;

const contrastWords = (contrast: Contrast): string => {
  if (contrast === undefined) return "measuring…";
  return contrast === null
    ? "cannot be measured"
    : `${contrast.toFixed(1)} : 1, ${contrast >= ENOUGH ? "enough" : "too little"}`;
};

const toneOf = (contrast: Contrast) => {
  if (typeof contrast !== "number") return undefined;
  return contrast >= ENOUGH ? "good" : "bad";
};

const TextContrast = ({ banner }: { readonly banner: Extract<Banner, { bannerType: "composite" }> }) => {
  const contrast = useTextContrast(banner);
  return (
    <Fact name="Text contrast" tone={toneOf(contrast)}>
      {contrastWords(contrast)}
    </Fact>
  );
};

interface BannerFactsProps {
  readonly banner: Banner;
  /** The check found that nothing answers its route. */
  readonly isDead: boolean;
}

const RouteChecked = ({ route, isDead }: { readonly route: string; readonly isDead: boolean }) => (
  <Fact name="Route checked" tone={isDead ? "bad" : "good"}>
    {isDead ? "leads nowhere" : route.startsWith("/") ? "opens in the app" : "leaves the app"}
  </Fact>
);

export const BannerFacts = ({ banner, isDead }: BannerFactsProps) => (
  <>
    <Fact name="Route" tone="code">
      {banner.route ?? "none"}
    </Fact>
    {banner.route && <RouteChecked route={banner.route} isDead={isDead} />}
    <Fact name="Image">
      {banner.image.width} × {banner.image.height}
    </Fact>
    {banner.bannerType === "composite" && <TextContrast banner={banner} />}
    {!banner.enabled && <Fact name="State">switched off</Fact>}
  </>
);
