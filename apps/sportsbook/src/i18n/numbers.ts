import { intlTag, perLanguage } from "./language.ts";

const counts = perLanguage(({ locale }) => new Intl.NumberFormat(intlTag(locale)));

export const formatCount = (count: number): string => counts().format(count);
