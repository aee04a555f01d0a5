import type { Payload } from "payload";

/** For development: an installation for real makes its own. */
const PASSWORD = "touchline";

/** An editor for each tenant that has none of that address. */
export const createEditors = async (payload: Payload): Promise<void> => {
  const tenants = await payload.find({ collection: "tenants", pagination: false, depth: 0, overrideAccess: true });
  const users = await payload.find({ collection: "users", pagination: false, depth: 0, overrideAccess: true });
  const known = new Set(users.docs.map(({ email }) => String(email)));
  const wanted = tenants.docs.map(({ id, slug }) => ({ email: `editor@${slug}.example`, tenant: id }));
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
