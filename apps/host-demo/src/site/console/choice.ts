import { make } from "../dom.ts";

/** One of several, as radio buttons: arrows move, and what is chosen is said. */
export const choice = <Value extends string>(
  name: string,
  legend: string,
  options: readonly (readonly [Value, string])[],
  chosen: Value,
  onChoose: (value: Value) => void,
): HTMLElement =>
  make(
    "fieldset",
    { class: "switch switch--small", change: ({ target }) => onChoose((target as HTMLInputElement).value as Value) },
    make("legend", { class: "unseen" }, legend),
    ...options.map(([value, label]) =>
      make(
        "label",
        {},
        make("input", { type: "radio", name, value, checked: value === chosen }),
        make("span", {}, label),
      ),
    ),
  );
