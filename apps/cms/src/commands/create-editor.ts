/** Makes an editor, or gives one a new password: `node src/commands/create-editor.ts tenant email`. The password is printed, once. */
import { randomBytes } from "node:crypto";
import { idOf } from "../access/tenant.ts";
import { findOne } from "../find-one.ts";
import { withPayload } from "./with-payload.ts";

const [tenantSlug = "", email = ""] = process.argv.slice(2);
const password = randomBytes(12).toString("base64url");

await withPayload(async (payload) => {
  const tenant = await findOne(payload, "tenants", "slug", tenantSlug);
  if (!tenant) throw new Error(`there is no tenant ${tenantSlug}: import its brands first`);
  const known = await findOne(payload, "users", "email", email);
  if (known && idOf(known.tenant) !== String(tenant.id)) throw new Error(`${email} is another tenant's editor`);
  const data = { email, password, tenant: tenant.id };
  if (known) await payload.update({ collection: "users", id: known.id, data: { password } });
  else await payload.create({ collection: "users", data });
  console.log(password);
});
