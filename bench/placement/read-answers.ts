import type { Socket } from "node:net";

const HEAD_END = "\r\n\r\n";
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** Reads HTTP answers with a content-length, one at a time. The returned function resolves to the status of the next one; 0 is a lost connection. */
export const readAnswers = (socket: Socket): (() => Promise<number>) => {
  let unread = "";
  let isLost = false;
  let resolve: ((status: number) => void) | null = null;

  const answer = (status: number): void => {
    const waiting = resolve;
    resolve = null;
    waiting?.(status);
  };
  const lose = (): void => {
    isLost = true;
    answer(0);
  };
  // One byte is one character, so that lengths are those of the header.
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    unread += chunk;
    const head = unread.indexOf(HEAD_END);
    if (head < 0) return;
    const length = Number(LENGTH.exec(unread.slice(0, head))?.[1] ?? Number.NaN);
    const end = head + HEAD_END.length + length;
    if (unread.length < end) return;
    const status = Number(unread.slice(9, 12));
    unread = unread.slice(end);
    answer(status);
  });
  socket.on("error", lose);
  socket.on("close", lose);

  return () =>
    new Promise((next) => {
      resolve = next;
      if (isLost) answer(0);
    });
};
