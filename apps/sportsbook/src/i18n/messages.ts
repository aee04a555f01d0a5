import { formatCount } from "./numbers.ts";

const events = (count: number): string => `${formatCount(count)} ${count === 1 ? "event" : "events"}`;

/** Every word the app itself says. Names of sports, leagues, markets and outcomes come with the offer. */
export const messages = {
  navigation: { home: "Home", sports: "Sports", live: "Live", search: "Search", myBets: "My bets" },
  mainNavigation: "Main",
  liveEvents: (count: number) => `${formatCount(count)} live events`,
  logIn: "Log in",
  saferGambling: "Safer gambling",
  affordable: "Bet only what you can afford",
  delayNotice: { lead: "Broadcasts lag.", rest: "Prices follow the match, not your screen." },

  today: "Today",
  all: "All",
  timeRange: "Time range",
  favourites: "Favourites",
  streams: "Streams",
  outrights: "Outrights",
  topLeagues: "Top leagues",
  sports: "Sports",
  sportsAndLeagues: "Sports and leagues",
  filters: "Filters",
  liveNow: "Live now",
  upcoming: "Upcoming",
  showLeague: (name: string) => `Show ${name}`,
  hideLeague: (name: string) => `Hide ${name}`,
  expand: (name: string) => `Open ${name}`,
  collapse: (name: string) => `Close ${name}`,
  addFavourite: (name: string) => `Add ${name} to favourites`,
  removeFavourite: (name: string) => `Remove ${name} from favourites`,
  markets: (count: number) => `${formatCount(count)} more markets`,
  streamed: "Streamed",
  events,

  price: { suspended: "suspended", unavailable: "not offered" },
  versus: (home: string, away: string) => `${home} v ${away}`,

  play: {
    ended: "Ended",
    interrupted: "Interrupted",
    suspended: "Suspended",
    serving: "serving",
    redCards: (count: number) => (count === 1 ? "red card" : `${count} red cards`),
    halfTime: "HT",
    firstHalf: "1st half",
    secondHalf: "2nd half",
    overtime: "Overtime",
    penalties: "Penalties",
    set: (number: string) => `Set ${number}`,
    period: (number: string) => `P${number}`,
    quarter: (number: string) => `Q${number}`,
    inning: (number: string, half: string) => `${half === "T" ? "Top" : "Bottom"} ${number}`,
    round: (number: string) => `Round ${number}`,
    map: (number: string) => `Map ${number}`,
    leg: (number: string) => `Leg ${number}`,
  },

  loading: "Loading the offer",
  failed: {
    title: "The offer did not load",
    text: (seconds: number) => `Nothing is wrong with your bets or balance. We try again by ourselves in ${seconds} s.`,
    action: "Try now",
  },
  empty: {
    favourites: {
      title: "No favourites yet",
      text: "Tap the star on a league or event and it will wait for you here.",
      action: "Browse sports",
    },
    live: {
      title: "Nothing in play right now",
      text: "The next matches are listed under Sports.",
      action: "Browse sports",
    },
    today: { title: "Nothing left for today", text: "There is more on the days to come.", action: "Show all days" },
    other: {
      title: "No events here",
      text: "Nothing is offered for this choice at the moment.",
      action: "Show all sports",
    },
    search: { title: (text: string) => `Nothing for “${text}”`, text: "Check the spelling, or try a league or city." },
  },
  connection: {
    offline: { lead: "You are offline.", rest: "Betting is paused, your slip is safe." },
    reconnecting: { lead: "Connection lost.", rest: "Reconnecting…" },
    stale: { lead: (age: number) => `Live prices are ${age} s old.`, rest: "Reconnecting…" },
  },

  search: {
    label: "Search teams, leagues",
    clear: "Clear",
    hint: "Type at least two letters of a team or league.",
    leagues: "Leagues",
  },

  slip: {
    title: "Bet slip",
    open: (count: number) => `Open bet slip, ${count} ${count === 1 ? "selection" : "selections"}`,
    close: "Close",
    clear: "Clear slip",
    remove: (name: string) => `Remove ${name}`,
    count: (count: number) => `${count} ${count === 1 ? "selection" : "selections"}`,
    emptyTitle: "Your slip is empty",
    emptyText: "Tap any price to add it here.",
    seeLive: "See live events",
  },
};
