/** What a server draws pages with: built for Node by `vite build --ssr`. */
export { drawPage } from "./app/server/draw-page.ts";
export { planPage } from "./app/server/page-request.ts";
export { writeRobots, writeSitemap } from "./app/server/search-files.ts";
