import type { Role } from "../../access/roles.ts";
import { ask, send } from "./ask.ts";

export interface StudioUser {
  readonly id: string;
  readonly email: string;
  readonly name?: string | null;
  readonly role: Role;
}

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: Role;
}

interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly secondPerson?: boolean | null;
}

interface Found<Document> {
  readonly docs: readonly Document[];
}

export interface UsersAnswer {
  readonly users: readonly StudioUser[];
  readonly tenant: Tenant | null;
}

/** Where the studio asks the CMS about users and the tenant's settings. */
export const userApi = {
  load: async (signal: AbortSignal): Promise<UsersAnswer> => {
    const [users, tenants] = await Promise.all([
      ask<Found<StudioUser>>("/api/users?pagination=false&sort=email&depth=0", { signal }),
      ask<Found<Tenant>>("/api/tenants?depth=0", { signal }),
    ]);
    return { users: users.docs, tenant: tenants.docs[0] ?? null };
  },
  add: (user: NewUser): Promise<object> => send("/api/users", user),
  changeRole: (id: string, role: Role): Promise<object> => send(`/api/users/${id}`, { role }, "PATCH"),
  remove: (id: string): Promise<object> => ask(`/api/users/${id}`, { method: "DELETE" }),
  needSecondPerson: (tenantId: string, secondPerson: boolean): Promise<object> =>
    send(`/api/tenants/${tenantId}`, { secondPerson }, "PATCH"),
} as const;
