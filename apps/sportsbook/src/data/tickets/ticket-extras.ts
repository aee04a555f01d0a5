import type { AcceptanceRecord, ValueCourse } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import { createLoading } from "./loading.ts";
import type { Loaded } from "./tickets-model.ts";

interface TicketExtrasOptions {
  readonly loadRecord: (signal: AbortSignal) => Promise<AcceptanceRecord>;
  readonly loadCourse: (signal: AbortSignal) => Promise<ValueCourse>;
  /** Whether the bet's value still moves. */
  readonly isOpen: () => boolean;
  readonly now: () => number;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onError: (error: unknown) => void;
}

interface Idle {
  readonly status: "idle";
}

/** As often as a course gets another point. */
const COURSE_EVERY = 5000;

/** What is loaded once the page wants it: how the bet was accepted, and the course of its value. */
export const createTicketExtras = (options: TicketExtrasOptions) => {
  const { loadRecord, loadCourse, isOpen, now, after, onError } = options;
  const record = createStore<Loaded<AcceptanceRecord> | Idle>(() => ({ status: "idle" }));
  const course = createStore<Loaded<ValueCourse> | Idle>(() => ({ status: "idle" }));
  const records = createLoading({ state: record, load: loadRecord, now, onError });
  const courses = createLoading({ state: course, load: loadCourse, now, onError });
  let cancelNext = (): void => undefined;
  let isClosed = false;

  const followCourse = async (): Promise<void> => {
    cancelNext();
    await courses.start();
    if (isOpen() && !isClosed) cancelNext = after(COURSE_EVERY, () => void followCourse());
  };

  return {
    record,
    course,
    askRecord: (): void => void records.start(),
    askCourse: (): void => void followCourse(),
    close: (): void => {
      isClosed = true;
      cancelNext();
      records.stop();
      courses.stop();
    },
  };
};
