import { make } from "../dom.ts";
import type { Command, Question } from "./commands.ts";

const field = ({ value, choices }: Question): HTMLSelectElement | HTMLInputElement =>
  choices
    ? make(
        "select",
        { id: "answer" },
        ...choices.map((one) => make("option", { value: one, selected: one === value }, one)),
      )
    : make("input", { id: "answer", value, autocomplete: "off", spellcheck: "false" });

/** Buttons that speak as the operator. Those that need to know more unfold a question under them. */
export const makeCommands = (commands: readonly Command[]): HTMLElement => {
  const place = make("div", {});
  const run = ({ run: send }: Command, value: string): void => void (async () => send(value))().catch(reportError);
  const ask = (command: Command, question: Question, opener: HTMLElement): void => {
    const input = field(question);
    const close = (): void => {
      place.replaceChildren();
      opener.focus();
    };
    const submit = (event: Event): void => {
      event.preventDefault();
      run(command, input.value);
      close();
    };
    const onKey = (event: Event): void => {
      if ((event as KeyboardEvent).key === "Escape") close();
    };
    place.replaceChildren(
      make(
        "form",
        { class: "question", submit, keydown: onKey },
        make("label", { for: "answer" }, question.label),
        make("div", { class: "question__row" }, input, make("button", { type: "submit" }, "Send")),
      ),
    );
    input.focus();
  };
  const press =
    (command: Command) =>
    ({ currentTarget }: Event): void => {
      if (command.ask) ask(command, command.ask(), currentTarget as HTMLElement);
      else run(command, "");
    };
  return make(
    "div",
    { class: "console__send" },
    make("h3", {}, "Send as host"),
    make(
      "div",
      { class: "console__buttons" },
      ...commands.map((command) => make("button", { type: "button", click: press(command) }, command.name)),
    ),
    place,
  );
};
