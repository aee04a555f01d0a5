/** The punters of a made-up operator. There is no password: whoever runs this on a machine of their own may be any of them. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}

export const ACCOUNTS: readonly Account[] = [
  { id: "jonas-keller", name: "Jonas Keller", currency: "EUR" },
  { id: "putri-santoso", name: "Putri Santoso", currency: "IDR" },
  { id: "camila-rojas", name: "Camila Rojas", currency: "CLP" },
];
