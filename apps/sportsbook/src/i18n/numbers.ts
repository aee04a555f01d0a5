import { intlTag, perLanguage } from "./language.ts";

const counts = perLanguage(({ locale }) => new Intl.NumberFormat(intlTag(locale)));

export const formatCount = (count: number): string => counts().format(count);

const shares = perLanguage(
  ({ locale }) => new Intl.NumberFormat(intlTag(locale), { style: "percent", maximumFractionDigits: 2 }),
);

/** From hundredths of a percent: 550 is 5.5%. */
export const formatShare = (rate: number): string => shares().format(rate / 10_000);
