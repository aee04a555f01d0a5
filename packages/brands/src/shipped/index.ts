/** For builds, checks and services; not for browsers. */

export { cancelsAtAnyPrice, cancelWindowOf, cashbackOf, limitsOf, liveDelayOf, rebetOf } from "../book.ts";
export type { Brand } from "../brand.ts";
export { HOUSE_TENANT } from "../choose.ts";
export { brandDocument } from "../document.ts";
export { hostsOf, tenantInQuery } from "../hosts.ts";
export { pageHeaders, widgetHeaders } from "../page-headers.ts";
export { pageWithHosts } from "../page-hosts.ts";
export type { Book, CurrencyLimits } from "../schema/book.ts";
export { type Hosts, hostsSchema } from "../schema/tenants.ts";
export { brandColors, brandStyle } from "../theme/brand-style.ts";
export { brandSlugs, loadBook, loadBrand, loadBrands, loadTenants } from "./read.ts";
