import type { SportEngine } from "../play/engine.ts";
import type { SportKey } from "../world/tournaments.ts";
import { baseball } from "./baseball.ts";
import { basketball } from "./basketball.ts";
import { iceHockey } from "./ice-hockey.ts";
import { mma } from "./mma.ts";
import { darts, esports, tableTennis, volleyball } from "./rally-sports.ts";
import { americanFootball, cricket, handball, rugby } from "./small-point-sports.ts";
import { soccer } from "./soccer.ts";
import { tennis } from "./tennis.ts";

export const ENGINES: Readonly<Record<SportKey, SportEngine>> = {
  soccer,
  tennis,
  basketball,
  "ice-hockey": iceHockey,
  volleyball,
  handball,
  baseball,
  "american-football": americanFootball,
  esports,
  "table-tennis": tableTennis,
  cricket,
  darts,
  rugby,
  mma,
};
