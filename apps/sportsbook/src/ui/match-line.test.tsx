// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { MatchLine } from "./match-line.tsx";

const goal = (minute: number, side: "home" | "away") =>
  ({ id: `${minute}`, share: minute / 90, side, kind: "goal", text: `${minute}′` }) as const;

test("of two goals of a side whose minutes would overlap the later has its minute, and both are on the line", () => {
  const incidents = [goal(13, "home"), goal(40, "away"), goal(43, "home"), goal(45, "home")];
  const { container } = render(<MatchLine label="Match" share={0.5} incidents={incidents} />);
  expect([...container.querySelectorAll("small")].map(({ textContent }) => textContent)).toEqual(["13′", "40′", "45′"]);
  expect(container.querySelectorAll("[data-side]")).toHaveLength(4);
});
