/** An id of the provider: `sr:match:1234`. */
export interface Urn {
  readonly prefix: string;
  readonly type: string;
  readonly number: number;
}

const FORM = /^([a-z][a-z0-9]{0,15}):([a-z][a-z_]{0,31}):([1-9]\d{0,11})$/;

export const parseUrn = (text: string): Urn | null => {
  const [, prefix, type, number] = FORM.exec(text) ?? [];
  return prefix && type ? { prefix, type, number: Number(number) } : null;
};

export const formatUrn = ({ prefix, type, number }: Urn): string => `${prefix}:${type}:${number}`;

/** The types of events that are offered, in the order of their numbers: add at the end only. */
const EVENT_TYPES = ["match", "season", "tournament", "simple_tournament", "stage"] as const;
type EventType = (typeof EVENT_TYPES)[number];
/** Room for types that are added later. */
const TYPES = 8;

/** Our id of an event, distinct by type; null where events of this type are not offered. */
export const eventIdOf = ({ type, number }: Urn): number | null => {
  const index = EVENT_TYPES.indexOf(type as EventType);
  return index < 0 ? null : number * TYPES + index;
};

export const eventUrnOf = (eventId: number, prefix: string): Urn | null => {
  const type = EVENT_TYPES[eventId % TYPES];
  const number = Math.floor(eventId / TYPES);
  return type && number > 0 ? { prefix, type, number } : null;
};
