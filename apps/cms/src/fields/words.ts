/** What a field is called and what is said of it, where its name alone does not tell an editor. By the field's name. */
interface Words {
  readonly label?: string;
  readonly description?: string;
  /** What a new one begins with. */
  readonly initial?: string | number | boolean;
}

const WORDS: Readonly<Record<string, Words>> = {
  above: { label: "Above", description: "The part of the profit above this amount is taxed at this rate." },
  accountId: { label: "Account id", description: "The brand's id at the provider of statistics." },
  action1: { label: "First button" },
  action2: { label: "Second button" },
  actionsAlign: { label: "Where the buttons stand", initial: "bottomRight" },
  ageMark: { label: "Age mark", description: "The legal age for betting as the market writes it, such as 18+." },
  alignContent: { label: "Where the texts stand, top to bottom", initial: "bottom" },
  alignText: { label: "Where the texts stand, from side to side", initial: "left" },
  alt: { label: "What the picture shows", description: "Read out to those who do not see the picture." },
  analyticsId: { label: "Analytics id" },
  appendedValue: { label: "Number beside the label" },
  audience: { label: "Audience", description: "Nobody chosen means everybody." },
  bannerType: {
    label: "Kind of banner",
    description: "A picture alone, or a picture with texts and buttons over it.",
    initial: "imageOnly",
  },
  baseRouteRedirect: { label: "First page", description: "Where a visitor arrives who asks for no page." },
  borderRadius: { label: "Round corners", description: "In pixels, 0 to 32." },
  catalogsTimeFilter: { label: "Which catalogs" },
  clearBetslipAfterPayment: { label: "Empty the betslip after a bet" },
  indexed: { label: "Shown by search engines" },
  keepSelectionsChoice: {
    label: "Bettors may keep their picks",
    description: "A switch in the betslip keeps the picks after a bet, for those who want it.",
    initial: true,
  },
  comboBonus: {
    label: "Combo bonus",
    description: "Added to the profit of a combo, by its number of legs. A combo has the highest rate that it reaches.",
  },
  comboBonusMinOdds: {
    label: "Minimum odds for the combo bonus",
    description: "Legs at lower odds, such as 1.30, do not count.",
  },
  color: { label: "Colour of the text", description: "As #rrggbb, such as #ffffff." },
  backgroundColor: { label: "Colour of the button", description: "As #rrggbb." },
  border: { label: "Colour of the border", description: "As #rrggbb; empty for no border." },
  currencies: { label: "Currencies with their own", description: "Where a currency needs other amounts." },
  dateFrom: { label: "Shown from", description: "Empty: since ever." },
  dateTime: {
    label: "Dates and times",
    description: "DD, MM, YY, YYYY, ddd, dddd, HH, mm, ss and what stands between.",
  },
  dateTo: { label: "Shown until", description: "Empty: without an end." },
  default: { label: "Default" },
  depositUrl: { label: "Deposit page", description: "Empty: the operator's page has its own way to deposit." },
  desktopAutoplay: {
    label: "Next banner after, on desktop",
    description: "In milliseconds; 0 stands still.",
    initial: 0,
  },
  desktopBanners: { label: "Banners on desktop", description: "Shown in this order. Drag to change it." },
  desktopBannersToShow: { label: "Banners side by side on desktop", initial: "1" },
  desktopPauseAutoplayOnHover: { label: "Pause on hover" },
  desktopSize: {
    label: "Size on desktop",
    description: "Small is 2680 × 240, medium 2680 × 480 pixels.",
    initial: "medium",
  },
  enabled: { label: "Switched on", initial: true },
  from: { label: "Shown from", description: "To the minute. Empty: since ever." },
  icon: { label: "Icon" },
  label: { label: "Label" },
  links: { label: "Links" },
  liveMatchTracker: { label: "Live match tracker" },
  mobileAutoplay: {
    label: "Next banner after, on mobile",
    description: "In milliseconds; 0 stands still.",
    initial: 0,
  },
  mobileBanners: { label: "Banners on mobile", description: "Shown in this order. Drag to change it." },
  mobileSize: {
    label: "Size on mobile",
    description: "688 × 214 pixels; a big one has more height.",
    initial: "medium",
  },
  navigationButton: { label: "Arrow button" },
  minStakePerCombination: {
    label: "Smallest stake per combination",
    description: "Of a system or of multiples. Empty: the smallest coin of the currency.",
  },
  numberOfBetslips: { label: "Number of betslips", description: "How many a bettor may fill side by side, 1 to 10." },
  numberOfEvents: { label: "Number of events", description: "4 to 6." },
  numberOfSports: { label: "Number of sports", description: "3 to 10." },
  numberOfVisibleItems: { label: "Visible items", description: "4 to 7; the others stand under More." },
  pathWords: { label: "Words in addresses", description: "What the three views are called in the address bar." },
  legs: { label: "From this number of legs", description: "2 to 30." },
  payinBonus: { label: "Bonus on the stake", description: "In percent; added to what is played." },
  payinTax: { label: "Tax on the stake", description: "In percent, at most 50; deducted before the stake is played." },
  payoutTax: {
    label: "Tax on the profit",
    description: "By brackets, the lowest first. One row above 0 for a flat tax.",
  },
  position: { label: "Symbol before or after the amount" },
  props: { label: "Content" },
  rate: { label: "Rate", description: "In percent, with at most two digits behind the point." },
  realityCheckMinutes: {
    label: "Reality check after",
    description: "In minutes of play, 5 to 240. Empty: the market asks for none.",
  },
  refreshPeriod: { label: "Refreshed every", description: "In milliseconds, at least 1000." },
  requiresAuth: { label: "Only for those who signed in" },
  route: { label: "Leads to", description: "A path of the app such as /sports/d_today, or an address with https://." },
  rules: {
    label: "Types and tags of punters",
    description: "Such as type:retail or tag:vip, in the words of the operator. Empty means all of the audience.",
  },
  script: { label: "Address of the script", description: "With https://. Empty: the built-in tracker is used." },
  searchEngines: { label: "Search engines" },
  supplemental: { label: "Supplemental names" },
  tag: { label: "Tag", description: "A short name of the block, for statistics and for you." },
  taxesAndBonuses: {
    label: "Taxes and bonuses",
    description: "For bets that are placed from the publication on. Placed bets keep those of their placement.",
  },
  timeZone: {
    label: "Time zone",
    description: "Of the times that a page has until the device writes its own, such as Europe/Helsinki.",
  },
  to: { label: "Shown until", description: "To the minute. Empty: without an end." },
  totalPaymentInputOnSingleBetType: { label: "Field for the total stake on singles" },
  url: { label: "Address", description: "A path of the app that begins with /, or an address with https://." },
  vaix: { label: "Recommendations (VAIX)" },
  visibility: { label: "When and to whom it is shown" },
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `clearBetslip`, `quick_links` and `top-positioned` in an editor's words. */
export const plainWords = (name: string): string =>
  sentence(
    name
      .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
      .replace(/[_-]+/g, " ")
      .trim()
      .toLowerCase(),
  );

export const labelOf = (name: string): string => WORDS[name]?.label ?? plainWords(name);

export const descriptionOf = (name: string): string | undefined => WORDS[name]?.description;

export const initialOf = (name: string): Words["initial"] => WORDS[name]?.initial;
