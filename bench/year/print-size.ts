import type pg from "pg";

const SHOWN = 10;

const SIZES = `
  select coalesce(parent.relname, part.relname) as table, sum(pg_total_relation_size(part.oid))::float8 as size
  from pg_class part
    left join pg_inherits i on i.inhrelid = part.oid left join pg_class parent on parent.oid = i.inhparent
  where part.relkind = 'r' and part.relnamespace = 'public'::regnamespace group by 1 order by 2 desc limit ${SHOWN}`;

/** Prints the size of the database and of its largest tables, with their indexes. */
export const printSize = async (owner: pg.Client, bets: number): Promise<void> => {
  const { rows: all } = await owner.query<{ size: string }>("select pg_database_size(current_database()) as size");
  const { rows } = await owner.query<{ table: string; size: number }>(SIZES);
  const size = Number(all[0]?.size);
  const tables = rows.map((row) => `${row.table} ${Math.round(row.size / bets)}`);
  console.log(
    `YEAR  the database has ${(size / 2 ** 30).toFixed(2)} GiB, ${Math.round(size / bets)} bytes for each bet`,
  );
  console.log(`YEAR  bytes for each bet by table: ${tables.join(", ")}`);
};
