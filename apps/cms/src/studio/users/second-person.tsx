import { may } from "../../access/roles.ts";
import { useDoing } from "../data/use-doing.ts";
import { type StudioUser, type UsersAnswer, userApi } from "../data/user-api.ts";
import { useWords } from "../words/use-words.ts";
import { usersWords } from "../words/users.ts";
import styles from "./users.module.css";

interface SecondPersonProps {
  readonly tenant: NonNullable<UsersAnswer["tenant"]>;
  readonly users: readonly StudioUser[];
  readonly onChanged: () => void;
}

/** Whether a publication needs the agreement of a second person. */
export const SecondPerson = ({ tenant, users, onChanged }: SecondPersonProps) => {
  const words = useWords(usersWords);
  const doing = useDoing();
  const change = (isNeeded: boolean): void =>
    doing.run(async () => {
      await userApi.needSecondPerson(tenant.id, isNeeded);
      onChanged();
    });
  const isAlone = users.filter((user) => may(user, "publish")).length < 2;
  return (
    <section className={styles.card} aria-label={words.publishing}>
      <h2>{words.publishing}</h2>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={tenant.secondPerson === true}
          disabled={doing.isDoing}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        {words.secondPerson}
      </label>
      <p>{words.secondPersonText}</p>
      {tenant.secondPerson && isAlone && <p role="alert">{words.tooFew}</p>}
      {doing.problem && <p role="alert">{doing.problem}</p>}
    </section>
  );
};
