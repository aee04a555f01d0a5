import type { Access, CollectionConfig, FieldAccess, PayloadHandler } from "payload";
import { may, ROLES } from "../access/roles.ts";
import { keepTenant, nobody, tenantField, tenantOf } from "../access/tenant.ts";
import { environment } from "../environment.ts";
import { refuseLast } from "../users/refuse-last.ts";

/** Administrators see to all users of their tenant, others to themselves. */
const themselves: Access = ({ req: { user } }) => {
  if (!user) return false;
  return may(user, "administrate") ? { tenant: { equals: tenantOf(user) } } : { id: { equals: user.id } };
};

/** One by one: with a question that finds nobody, Payload would delete the preferences of all. */
const administrators: Access = ({ req: { user }, id }) =>
  user && id && may(user, "administrate") ? { tenant: { equals: tenantOf(user) } } : false;

/** Not of oneself: nobody takes the last key away from themselves, or hands it to themselves. */
const ofOthers: FieldAccess = ({ req: { user }, id }) => may(user, "administrate") && String(user?.id) !== String(id);

const closed: PayloadHandler = () => Response.json({ errors: [{ message: "Not found" }] }, { status: 404 });

const LOCK_MS = 10 * 60 * 1_000;
const SESSION_SECONDS = 8 * 60 * 60;

/** Who works in the studio. Each belongs to one tenant; the first is made by whoever runs the platform. */
export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  admin: { useAsTitle: "email", hidden: true },
  lockDocuments: false,
  disableDuplicate: true,
  auth: {
    maxLoginAttempts: 10,
    lockTime: LOCK_MS,
    tokenExpiration: SESSION_SECONDS,
    cookies: { sameSite: "Strict", secure: environment.cmsUrl.startsWith("https:") },
  },
  access: {
    create: ({ req: { user } }) => may(user, "administrate"),
    read: themselves,
    update: themselves,
    delete: administrators,
    unlock: nobody,
    admin: ({ req: { user } }) => Boolean(user),
  },
  hooks: { beforeValidate: [keepTenant], beforeDelete: [refuseLast] },
  // In an empty database the first to ask would otherwise become a user.
  endpoints: [{ path: "/first-register", method: "post", handler: closed }],
  fields: [
    { name: "email", type: "email", required: true, unique: true, access: { update: nobody } },
    { name: "name", label: { en: "Name", de: "Name" }, type: "text", maxLength: 60 },
    {
      name: "role",
      type: "select",
      options: [...ROLES],
      required: true,
      defaultValue: "editor",
      admin: { hidden: true },
      access: { update: ofOthers },
    },
    tenantField,
  ],
};
