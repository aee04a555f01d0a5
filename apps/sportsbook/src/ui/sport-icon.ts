/** Symbols of `icons.svg` by the offer's stable words for sports. */
const ICONS: Readonly<Record<string, string>> = {
  soccer: "football",
  tennis: "tennis",
  basketball: "basketball",
  "ice-hockey": "hockey",
  volleyball: "volleyball",
  handball: "handball",
  baseball: "baseball",
  "american-football": "amfootball",
  esports: "esports",
  "table-tennis": "tabletennis",
  cricket: "cricket",
  darts: "darts",
  rugby: "rugby",
  mma: "mma",
};

export const sportIcon = (key: string): string => ICONS[key] ?? "trophy";
