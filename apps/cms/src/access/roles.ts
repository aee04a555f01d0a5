/** What a user of the studio may do, besides editing drafts, which all may. */
export const ROLES = ["editor", "publisher", "administrator"] as const;
export type Role = (typeof ROLES)[number];

/** Publish: also roll back and agree to a colleague's publication. Administrate: the tenant's users and its settings. */
export type Permission = "publish" | "administrate";

const PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  editor: [],
  publisher: ["publish"],
  administrator: ["publish", "administrate"],
};

type User = object | null | undefined;

/** Who has none is an editor. */
export const roleOf = (user: User): Role =>
  ROLES.find((role) => user && "role" in user && user.role === role) ?? "editor";

export const may = (user: User, permission: Permission): boolean =>
  Boolean(user) && PERMISSIONS[roleOf(user)].includes(permission);
