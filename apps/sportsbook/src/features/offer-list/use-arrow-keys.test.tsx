// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { useArrowKeys } from "./use-arrow-keys.ts";

const Board = () => {
  const board = useRef<HTMLDivElement>(null);
  useArrowKeys(board);
  return (
    <div ref={board}>
      {[1, 2].map((event) => (
        <article key={event} data-event={event}>
          {["home", "draw", "away"].map((outcome) => (
            <button key={outcome} type="button" data-outcome={outcome}>
              {`${outcome} ${event}`}
            </button>
          ))}
        </article>
      ))}
    </div>
  );
};

const stops = (): string[] =>
  screen.getAllByRole("button").flatMap((button) => (button.tabIndex === 0 ? [button.textContent ?? ""] : []));

test("AHEAD-7 the tab key stops once in a row: at its first price, or at the one that the arrow keys have reached", () => {
  render(<Board />);
  fireEvent.keyDown(document.body, { key: "Tab" });
  expect(stops()).toEqual(["home 1", "home 2"]);
  const reached = screen.getByRole("button", { name: "draw 1" });
  reached.focus();
  fireEvent.keyDown(reached, { key: "Tab" });
  expect(stops()).toEqual(["draw 1", "home 2"]);
});
