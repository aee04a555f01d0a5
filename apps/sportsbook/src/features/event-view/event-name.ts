import type { EventNames } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";

export const eventName = ({ name, competitors }: Pick<EventNames, "name" | "competitors">): string =>
  name ?? message("event.versus", { home: competitors[0]?.name ?? "", away: competitors[1]?.name ?? "" });
