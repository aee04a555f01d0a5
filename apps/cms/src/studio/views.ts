import type { AdminViewConfig } from "payload";

/** The studio's pages in the admin panel, by the paths of their components for the import map. */
export const studioViews = {
  timeMachine: {
    path: "/time-machine",
    Component: "/studio/time-machine-view.tsx#TimeMachineView",
    meta: { title: "Time machine" },
  },
  published: {
    path: "/published",
    Component: "/studio/published-view.tsx#PublishedView",
    meta: { title: "Versions" },
  },
} as const satisfies Readonly<Record<string, AdminViewConfig>>;

/** The way there from the admin panel's own navigation. */
export const studioNav = "/studio/nav-links.tsx#NavLinks";

/** The same from the first page. */
export const studioFirstSteps = "/studio/first-steps.tsx#FirstSteps";
