import type { Access, CollectionBeforeValidateHook, PayloadRequest, RelationshipField, Where } from "payload";

/** A document that is referred to is its id, or the document itself where it was asked for. */
export const idOf = (reference: unknown): string =>
  typeof reference === "object" && reference !== null && "id" in reference ? String(reference.id) : String(reference);

type Editor = NonNullable<PayloadRequest["user"]>;

export const tenantOf = (editor: Editor): string => idOf(editor.tenant);

export const nobody = (): boolean => false;
export const anyEditor: Access = ({ req }) => Boolean(req.user);

const within =
  (path: string): Access =>
  ({ req: { user } }): Where | false =>
    user ? { [path]: { equals: tenantOf(user) } } : false;

/** Only what belongs to the editor's own tenant. */
export const ownTenant = within("tenant");
const ownVersions = within("version.tenant");

/** Who may do what with content: its tenant's editors everything, others nothing. */
export const contentAccess = {
  create: anyEditor,
  read: ownTenant,
  update: ownTenant,
  delete: ownTenant,
  readVersions: ownVersions,
};

/** Whose it is. No request says so: the hook does. */
export const tenantField: RelationshipField = {
  name: "tenant",
  type: "relationship",
  relationTo: "tenants",
  required: true,
  index: true,
  maxDepth: 0,
  admin: { hidden: true },
  access: { create: nobody, update: nobody },
};

/** What exists keeps its tenant, and what an editor makes is the editor's tenant's. Without an editor the program itself says whose it is. */
export const keepTenant: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req: { user } }) => {
  if (operation === "update") return { ...data, tenant: idOf(originalDoc?.tenant) };
  return user ? { ...data, tenant: tenantOf(user) } : data;
};
