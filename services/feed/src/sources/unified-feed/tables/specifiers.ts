/** The provider's name of a specifier, and ours. */
export const SPECIFIERS: Readonly<Record<string, string>> = {
  total: "total",
  hcp: "handicap",
  goalnr: "goal",
  quarternr: "quarter",
  periodnr: "period",
  setnr: "set",
  mapnr: "set",
  gamenr: "game",
};
