/** The site speaks English, whatever the sportsbook in it speaks. */
const LOCALE = "en-GB";

export const formatMoney = (amount: string, currency: string): string =>
  new Intl.NumberFormat(LOCALE, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
    amount as Intl.StringNumericLiteral,
  );

/** Without the cents of whole amounts: for buttons. */
export const formatRoundMoney = (amount: string, currency: string): string =>
  new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount as Intl.StringNumericLiteral);

const MOMENT = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
export const formatMoment = (at: number): string => MOMENT.format(at);

export const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`;
