// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { CHUNK_ERROR, loadChunk } from "./load-chunk.ts";

const failure = new TypeError("Failed to fetch dynamically imported module");
const failing = () => vi.fn(() => Promise.reject(failure));

const listeners: ((event: Event) => void)[] = [];
const listen = (handle: (event: Event) => void): void => {
  listeners.push(handle);
  window.addEventListener(CHUNK_ERROR, handle);
};

afterEach(() => {
  for (const handle of listeners.splice(0)) window.removeEventListener(CHUNK_ERROR, handle);
});

test("BOOT-10 a chunk that does not load raises an event, and the error is thrown if nobody handles it", async () => {
  const received = vi.fn();
  listen((event) => received((event as CustomEvent).detail));
  await expect(loadChunk(failing())).rejects.toBe(failure);
  expect(received).toHaveBeenCalledExactlyOnceWith(failure);
});

test("BOOT-10 whoever handles the event keeps the error from being thrown", async () => {
  listen((event) => event.preventDefault());
  await expect(loadChunk(failing())).resolves.toBeNull();
});

test("BOOT-10 a second try comes before the event", async () => {
  const received = vi.fn();
  listen(received);
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue({ part: 1 });
  await expect(loadChunk(load)).resolves.toEqual({ part: 1 });
  expect(received).not.toHaveBeenCalled();
});
