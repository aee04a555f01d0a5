import type { AdminViewServerProps } from "payload";
import { loadBrands } from "../load-brands.ts";
import { Users } from "./users.tsx";

export const UsersView = async (props: AdminViewServerProps) => (
  <Users brands={await loadBrands(props, "/admin/users")} />
);
