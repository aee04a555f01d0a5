/** The studio's pages, as the admin panel leads to them. */
export const LINKS = [
  {
    href: "/admin/time-machine",
    label: "Time machine",
    about: "Your draft at any moment, as any visitor will see it. Publish from here.",
  },
  { href: "/admin/published", label: "Versions", about: "What was ever live, what changed, and the way back." },
] as const;
