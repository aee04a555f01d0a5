import { WIDTHS } from "../model/preview-state.ts";
import { Icon, type IconName } from "./icon.tsx";

const DEVICES: Readonly<Record<(typeof WIDTHS)[number], IconName>> = { 390: "phone", 768: "tablet", 1440: "desktop" };

/** The widths of screens that a page is looked at on. */
export const WIDTH_CHOICES = WIDTHS.map((width) => ({
  value: width,
  name: `${width}`,
  content: (
    <>
      <Icon name={DEVICES[width]} />
      {width}
    </>
  ),
}));
