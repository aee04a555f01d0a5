import { BANNER_PICTURES } from "../allowed.ts";
import { error, type Finding, warning } from "../finding.ts";
import type { Banner } from "../schema/banner.ts";
import { contrastOf } from "./color.ts";
import { bannersIn, bannersOf, blocksOf, isBannerBlock, type Placed, SCREENS, type Screen } from "./places.ts";
import type { Rule } from "./rule.ts";

const MINIMUM = 4.5;

const faintButtons = ({ path, value }: Placed<Banner>): Finding[] => {
  if (value.bannerType !== "composite") return [];
  const { navigationButton, action1, action2 } = value;
  return Object.entries({ navigationButton, action1, action2 }).flatMap(([key, button]) => {
    if (!button) return [];
    const contrast = contrastOf(button.color, button.backgroundColor);
    if (contrast >= MINIMUM) return [];
    const problem = `${button.color} on ${button.backgroundColor} has a contrast of ${contrast.toFixed(2)}`;
    return [error(`${path}.${key}.color`, problem, `set them further apart: at least ${MINIMUM}`)];
  });
};

export const checkButtons: Rule = (brand) => bannersOf(brand).flatMap(faintButtons);

const PICTURE_SIZES: Readonly<Record<Screen, Readonly<Partial<Record<string, readonly string[]>>>>> = BANNER_PICTURES;

const wrongSize = ({ path, value }: Placed<Banner>, sizes: readonly string[] | undefined): Finding[] => {
  const measured = `${value.image.width}x${value.image.height}`;
  if (!sizes || sizes.includes(measured)) return [];
  return [warning(`${path}.image`, `the picture measures ${measured}`, `use ${sizes.join(" or ")}, or it is cropped`)];
};

export const checkPictures: Rule = (brand) =>
  blocksOf(brand)
    .filter(isBannerBlock)
    .flatMap((block) =>
      SCREENS.flatMap((screen) => {
        const sizes = PICTURE_SIZES[screen][block.value.props.bannerGroup[`${screen}Size`]];
        return bannersIn(block, screen).flatMap((banner) => wrongSize(banner, sizes));
      }),
    );
