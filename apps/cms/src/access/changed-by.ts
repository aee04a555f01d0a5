import type { CollectionBeforeChangeHook, TextField } from "payload";
import { nobody } from "./tenant.ts";

/** The address of whoever saved it last; empty where the program itself did. No request says so: the hook does. */
export const changedByField: TextField = {
  name: "changedBy",
  type: "text",
  admin: { hidden: true },
  access: { create: nobody, update: nobody },
};

export const noteChangedBy: CollectionBeforeChangeHook = ({ data, req: { user } }) => ({
  ...data,
  changedBy: user ? String(user.email) : null,
});
