import { useAuth } from "@payloadcms/ui";
import { may } from "../../access/roles.ts";
import { useBrand } from "../data/use-brand.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { userApi } from "../data/user-api.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import studio from "../parts/studio.module.css";
import { TopBar } from "../parts/top-bar.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { useWords } from "../words/use-words.ts";
import { usersWords } from "../words/users.ts";
import { AddUser } from "./add-user.tsx";
import { SecondPerson } from "./second-person.tsx";
import { UserList } from "./user-list.tsx";
import styles from "./users.module.css";

interface UsersPageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
}

const Managed = ({ brand }: { readonly brand: StudioBrand }) => {
  const words = useWords(usersWords);
  const { value, problem, reload } = useLoaded("users", userApi.load);
  if (!value) return <Waiting problem={problem} reload={reload} loading={words.loading} />;
  return (
    <div className={styles.columns}>
      <UserList title={words.of(brand.tenantName)} users={value.users} onChanged={reload} />
      <div className={styles.side}>
        <AddUser onAdded={reload} />
        {value.tenant && <SecondPerson tenant={value.tenant} users={value.users} onChanged={reload} />}
      </div>
    </div>
  );
};

export const UsersPage = ({ brands, first }: UsersPageProps) => {
  const words = useWords(usersWords);
  const { user } = useAuth();
  const [brand, changeBrand] = useBrand(brands, first);
  return (
    <main className={studio.page}>
      <h1 className={studio.unseen}>{words.title}</h1>
      <TopBar page="Users" brands={brands} brand={brand} onBrand={changeBrand} />
      {may(user, "administrate") ? (
        <Managed brand={brand} />
      ) : (
        <div className={studio.waiting}>
          <p>{words.onlyAdministrators}</p>
        </div>
      )}
    </main>
  );
};
