import type { AdminViewServerProps } from "payload";
import { environment } from "../../environment.ts";
import { loadBrands } from "../load-brands.ts";
import { Home } from "./home.tsx";

export const HomeView = async (props: AdminViewServerProps) => (
  <Home brands={await loadBrands(props, "/admin")} appUrl={environment.appUrl} />
);
