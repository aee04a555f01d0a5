import type { AdminViewConfig } from "payload";

/** The studio's screens in the admin panel, by the paths of their components for the import map. */
export const studioViews = {
  // Payload's own key for the first page.
  dashboard: { Component: "/studio/home/home-view.tsx#HomeView", meta: { title: "Home" } },
  pages: { path: "/pages", Component: "/studio/pages/pages-view.tsx#PagesView", meta: { title: "Pages" } },
  banners: {
    path: "/banners",
    exact: true,
    Component: "/studio/banners/banners-view.tsx#BannersView",
    meta: { title: "Banners" },
  },
  banner: {
    path: "/banners/:id",
    exact: true,
    Component: "/studio/banners/banner-view.tsx#BannerView",
    meta: { title: "Banner" },
  },
  media: { path: "/media", Component: "/studio/media/media-view.tsx#MediaView", meta: { title: "Media" } },
  timeMachine: {
    path: "/time-machine",
    Component: "/studio/time-machine/time-machine-view.tsx#TimeMachineView",
    meta: { title: "Time machine" },
  },
  theme: { path: "/theme", Component: "/studio/theme/theme-view.tsx#ThemeView", meta: { title: "Theme" } },
  texts: { path: "/texts", Component: "/studio/texts/texts-view.tsx#TextsView", meta: { title: "Texts" } },
  versions: {
    path: "/versions",
    Component: "/studio/versions/versions-view.tsx#VersionsView",
    meta: { title: "Versions" },
  },
  users: { path: "/users", Component: "/studio/users/users-view.tsx#UsersView", meta: { title: "Users" } },
} as const satisfies Readonly<Record<string, Partial<AdminViewConfig>>>;

/** Around Payload's own forms: the studio's top bar in the place of Payload's navigation. */
export const studioChrome = {
  header: ["/studio/chrome/chrome-view.tsx#ChromeView"],
  Nav: "/studio/chrome/chrome-view.tsx#NoNavigation",
};
