import studio from "./studio.module.css";

/** Before there is anything to show, or where there is nothing. */
export const Opening = ({ isEmpty }: { readonly isEmpty: boolean }) => (
  <main className={studio.opening}>
    <p role="status">{isEmpty ? "There is no brand yet that you may see." : "Opening the studio…"}</p>
  </main>
);
