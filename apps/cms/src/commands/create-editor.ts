/**
 * Makes a user of the studio, or gives one a new password and role: `node src/commands/create-editor.ts tenant email [role]`.
 * The password is printed, once. Without a role it is an administrator, who can let in the others.
 */
import { randomBytes } from "node:crypto";
import { ROLES } from "../access/roles.ts";
import { idOf } from "../access/tenant.ts";
import { findOne } from "../find-one.ts";
import { withPayload } from "./with-payload.ts";

const [tenantSlug = "", email = "", asked] = process.argv.slice(2);
const role = ROLES.find((one) => one === asked);
const password = randomBytes(12).toString("base64url");

await withPayload(async (payload) => {
  if (asked && !role) throw new Error(`there is no role ${asked}: use ${ROLES.join(", ")}`);
  const tenant = await findOne(payload, "tenants", "slug", tenantSlug);
  if (!tenant) throw new Error(`there is no tenant ${tenantSlug}: import its brands first`);
  const known = await findOne(payload, "users", "email", email);
  if (known && idOf(known.tenant) !== String(tenant.id)) throw new Error(`${email} is another tenant's user`);
  const data = { email, password, tenant: tenant.id, role: role ?? "administrator" };
  if (known) await payload.update({ collection: "users", id: known.id, data: { password, ...(role && { role }) } });
  else await payload.create({ collection: "users", data });
  console.log(password);
});
