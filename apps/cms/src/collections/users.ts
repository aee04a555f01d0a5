import type { Access, CollectionConfig, PayloadHandler } from "payload";
import { nobody, tenantField } from "../access/tenant.ts";
import { environment } from "../environment.ts";

const themselves: Access = ({ req: { user } }) => (user ? { id: { equals: user.id } } : false);

const closed: PayloadHandler = () => Response.json({ errors: [{ message: "Not found" }] }, { status: 404 });

const LOCK_MS = 10 * 60 * 1_000;
const SESSION_SECONDS = 8 * 60 * 60;

/** Editors. Each belongs to one tenant, and is made by whoever runs the platform. */
export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "Editor", plural: "Editors" },
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
    create: nobody,
    read: themselves,
    update: themselves,
    delete: nobody,
    unlock: nobody,
    admin: ({ req: { user } }) => Boolean(user),
  },
  // In an empty database the first to ask would otherwise become an editor.
  endpoints: [{ path: "/first-register", method: "post", handler: closed }],
  fields: [{ name: "email", type: "email", required: true, unique: true, access: { update: nobody } }, tenantField],
};
