import type { Logo as BrandMark, LogoShape } from "@touchline/brands";
import { Logo } from "../../ui/logo.tsx";

/** A brand names its own colour or one of the theme's. */
const PAINTS: Readonly<Record<string, string>> = { accent: "var(--accent)", text: "currentColor" };

const paintShape = ({ fill, stroke, ...shape }: LogoShape) => ({
  ...shape,
  ...(fill && { fill: PAINTS[fill] ?? fill }),
  ...(stroke && { stroke: PAINTS[stroke] ?? stroke }),
});

interface BrandLogoProps {
  readonly logo: BrandMark;
  readonly href: string;
}

export const BrandLogo = ({ logo, href }: BrandLogoProps) => (
  <Logo name={logo.wordmark} shapes={logo.mark.map(paintShape)} href={href} />
);
