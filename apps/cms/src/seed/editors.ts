import type { Payload } from "payload";
import type { Role } from "../access/roles.ts";

/** For development: an installation for real makes its own. */
const PASSWORD = "touchline";

/** `editor@…` may do everything, so that one account is enough to try the studio; the others show what a role leaves out. */
const ACCOUNTS: readonly { readonly account: string; readonly name: string; readonly role: Role }[] = [
  { account: "editor", name: "Jana Keller", role: "administrator" },
  { account: "publisher", name: "Tomas Ruiz", role: "publisher" },
  { account: "writer", name: "Mara Kovac", role: "editor" },
];

/** Users for each tenant that has none of these addresses. */
export const createEditors = async (payload: Payload): Promise<void> => {
  const tenants = await payload.find({ collection: "tenants", pagination: false, depth: 0, overrideAccess: true });
  const users = await payload.find({ collection: "users", pagination: false, depth: 0, overrideAccess: true });
  const known = new Set(users.docs.map(({ email }) => String(email)));
  const wanted = tenants.docs.flatMap(({ id, slug }) =>
    ACCOUNTS.map(({ account, ...user }) => ({ ...user, email: `${account}@${slug}.example`, tenant: id })),
  );
  await Promise.all(
    wanted
      .filter(({ email }) => !known.has(email))
      .map((editor) =>
        payload.create({
          collection: "users",
          data: { ...editor, password: PASSWORD },
          overrideAccess: true,
          depth: 0,
        }),
      ),
  );
};
