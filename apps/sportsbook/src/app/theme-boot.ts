import { readAppConfig } from "../config/app-config.ts";
import { readStored } from "../config/device-storage.ts";

const { brand, theme, locale } = readAppConfig(location.search, readStored("theme"));
Object.assign(document.documentElement.dataset, { theme, palette: brand.palette });
document.documentElement.lang = locale;
document.title = brand.name;
