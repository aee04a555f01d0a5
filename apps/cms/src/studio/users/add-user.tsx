import { type FormEvent, useId } from "react";
import { ROLES, roleOf } from "../../access/roles.ts";
import { useDoing } from "../data/use-doing.ts";
import { userApi } from "../data/user-api.ts";
import controls from "../parts/controls.module.css";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import { usersWords } from "../words/users.ts";
import styles from "./users.module.css";

const SHORTEST_PASSWORD = 12;

export const AddUser = ({ onAdded }: { readonly onAdded: () => void }) => {
  const [words, shell] = [useWords(usersWords), useWords(shellWords)];
  const doing = useDoing();
  const hint = useId();
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const text = (name: string): string => String(entered.get(name) ?? "").trim();
    doing.run(async () => {
      await userApi.add({
        name: text("name"),
        email: text("email"),
        password: text("password"),
        role: roleOf({ role: text("role") }),
      });
      form.reset();
      onAdded();
    });
  };
  return (
    <form className={styles.card} aria-label={words.add} onSubmit={add}>
      <h2>{words.add}</h2>
      <label>
        {words.name}
        <input name="name" required maxLength={60} autoComplete="off" />
      </label>
      <label>
        {words.email}
        <input name="email" type="email" required autoComplete="off" />
      </label>
      <label>
        {words.password}
        <input
          name="password"
          type="text"
          required
          minLength={SHORTEST_PASSWORD}
          autoComplete="off"
          aria-describedby={hint}
        />
      </label>
      <small id={hint}>{words.passwordHint}</small>
      <label>
        {words.role}
        <select name="role" defaultValue="editor">
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {shell.roles[role]}
            </option>
          ))}
        </select>
      </label>
      {doing.problem && <p role="alert">{doing.problem}</p>}
      <button type="submit" className={controls.primaryButton} disabled={doing.isDoing}>
        {doing.isDoing ? words.adding : words.add}
      </button>
    </form>
  );
};
