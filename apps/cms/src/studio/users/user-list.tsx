import { useAuth } from "@payloadcms/ui";
import { useState } from "react";
import { ROLES, type Role } from "../../access/roles.ts";
import { useDoing } from "../data/use-doing.ts";
import { type StudioUser, userApi } from "../data/user-api.ts";
import { initialsOf } from "../model/initials.ts";
import controls from "../parts/controls.module.css";
import { QuestionDialog } from "../parts/question-dialog.tsx";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import { usersWords } from "../words/users.ts";
import styles from "./users.module.css";

interface UserListProps {
  readonly title: string;
  readonly users: readonly StudioUser[];
  readonly onChanged: () => void;
}

interface UserItemProps {
  readonly user: StudioUser;
  readonly isOneself: boolean;
  readonly onRole: (role: Role) => void;
  readonly onRemove: () => void;
}

const nameOf = ({ name, email }: StudioUser): string => name || email;

const UserItem = ({ user, isOneself, onRole, onRemove }: UserItemProps) => {
  const [words, shell] = [useWords(usersWords), useWords(shellWords)];
  const name = nameOf(user);
  return (
    <li>
      <span className={styles.face}>{initialsOf(name)}</span>
      <span className={styles.who}>
        <b>
          {name} {isOneself && <small>({words.you})</small>}
        </b>
        <small>{user.email}</small>
      </span>
      <select
        aria-label={words.roleOf(name)}
        value={user.role}
        disabled={isOneself}
        onChange={(event) => onRole(event.currentTarget.value as Role)}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {shell.roles[role]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={controls.lineButton}
        aria-label={words.removeUser(name)}
        disabled={isOneself}
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </li>
  );
};

export const UserList = ({ title, users, onChanged }: UserListProps) => {
  const [words, shell] = [useWords(usersWords), useWords(shellWords)];
  const { user: oneself } = useAuth();
  const [removed, setRemoved] = useState<StudioUser | null>(null);
  const doing = useDoing();
  const changeRole = (user: StudioUser, role: Role): void =>
    doing.run(async () => {
      await userApi.changeRole(user.id, role);
      onChanged();
    });
  return (
    <section className={styles.card} aria-label={title}>
      <h2>
        {title} <small>{users.length}</small>
      </h2>
      {doing.problem && <p role="alert">{doing.problem}</p>}
      <ul className={styles.users}>
        {users.map((user) => (
          <UserItem
            key={user.id}
            user={user}
            isOneself={user.id === String(oneself?.id)}
            onRole={(role) => changeRole(user, role)}
            onRemove={() => setRemoved(user)}
          />
        ))}
      </ul>
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{shell.roles[role]}</dt>
            <dd>{words.roles[role]}</dd>
          </div>
        ))}
      </dl>
      {removed && (
        <QuestionDialog
          title={words.removeQuestion(nameOf(removed))}
          yes={words.remove}
          doingIt={words.removing}
          brand=""
          onYes={() => userApi.remove(removed.id)}
          onDone={onChanged}
          onClose={() => setRemoved(null)}
        >
          <p>{words.removeText}</p>
        </QuestionDialog>
      )}
    </section>
  );
};
