/** Decimal places where they are not two. Some currencies, such as rupiah, are used without a minor unit in betting. */
const MINOR_DIGITS: Readonly<Record<string, number>> = {
  CLP: 0,
  COP: 0,
  HUF: 0,
  IDR: 0,
  ISK: 0,
  JPY: 0,
  KRW: 0,
  PYG: 0,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

export const minorDigits = (currency: string): number => MINOR_DIGITS[currency] ?? 2;

/** Minor units per major unit: 100 for EUR, 1 for IDR, 1000 for KWD. */
export const minorUnits = (currency: string): bigint => 10n ** BigInt(minorDigits(currency));
