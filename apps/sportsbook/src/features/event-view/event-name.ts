import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";

export const eventName = ({ name, competitors }: FullEvent): string =>
  name ?? message("event.versus", { home: competitors[0]?.name ?? "", away: competitors[1]?.name ?? "" });
