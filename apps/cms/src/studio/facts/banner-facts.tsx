import type { Banner } from "@touchline/brands";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
import { Fact } from "./fact.tsx";
import { useTextContrast } from "./use-text-contrast.ts";

/** WCAG 2.2 AA, for text of any size. */
const ENOUGH = 4.5;

type Contrast = ReturnType<typeof useTextContrast>;

const toneOf = (contrast: Contrast) => {
  if (typeof contrast !== "number") return undefined;
  return contrast >= ENOUGH ? "good" : "bad";
};

const TextContrast = ({ banner }: { readonly banner: Extract<Banner, { bannerType: "composite" }> }) => {
  const words = useWords(timeMachineWords);
  const contrast = useTextContrast(banner);
  return (
    <Fact name={words.textContrast} tone={toneOf(contrast)}>
      {contrast === undefined && words.measuring}
      {contrast === null && words.unmeasured}
      {typeof contrast === "number" && words.contrast(contrast.toFixed(1), contrast >= ENOUGH)}
    </Fact>
  );
};

interface BannerFactsProps {
  readonly banner: Banner;
  /** The check found that nothing answers its route. */
  readonly isDead: boolean;
}

const RouteChecked = ({ route, isDead }: { readonly route: string; readonly isDead: boolean }) => {
  const words = useWords(timeMachineWords);
  return (
    <Fact name={words.routeChecked} tone={isDead ? "bad" : "good"}>
      {isDead ? words.leadsNowhere : route.startsWith("/") ? words.opensInApp : words.leavesApp}
    </Fact>
  );
};

export const BannerFacts = ({ banner, isDead }: BannerFactsProps) => {
  const words = useWords(timeMachineWords);
  return (
    <>
      <Fact name={words.route} tone="code">
        {banner.route ?? words.noRoute}
      </Fact>
      {banner.route && <RouteChecked route={banner.route} isDead={isDead} />}
      <Fact name={words.image}>
        {banner.image.width} × {banner.image.height}
      </Fact>
      {banner.bannerType === "composite" && <TextContrast banner={banner} />}
      {!banner.enabled && <Fact name={words.state}>{words.switchedOff}</Fact>}
    </>
  );
};
