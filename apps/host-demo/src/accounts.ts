/** The punters of a made-up operator. There is no password: whoever runs this on a machine of their own may be any of them. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** What the operator gives everybody to begin with, once. */
  readonly welcome: string;
  /** What the page for deposits offers. */
  readonly deposits: readonly string[];
}

export const ACCOUNTS: readonly Account[] = [
  { id: "jonas-keller", name: "Jonas Keller", currency: "EUR", welcome: "250", deposits: ["20", "50", "100", "500"] },
  {
    id: "putri-santoso",
    name: "Putri Santoso",
    currency: "IDR",
    welcome: "2500000",
    deposits: ["100000", "500000", "1000000", "5000000"],
  },
  {
    id: "camila-rojas",
    name: "Camila Rojas",
    currency: "CLP",
    welcome: "200000",
    deposits: ["10000", "50000", "100000", "500000"],
  },
];
