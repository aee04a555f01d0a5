import type { AdminViewServerProps } from "payload";
import { environment } from "../../environment.ts";
import { loadBrands } from "../load-brands.ts";
import { TimeMachine } from "./time-machine.tsx";

export const TimeMachineView = async (props: AdminViewServerProps) => (
  <TimeMachine brands={await loadBrands(props, "/admin/time-machine")} appUrl={environment.appUrl} />
);
