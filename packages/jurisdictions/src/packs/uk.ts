import type { Pack, PackVersions, Rule } from "../schema.ts";

const COMMISSION = "https://www.gamblingcommission.gov.uk";
const STANDARDS = `${COMMISSION}/standards/remote-gambling-and-software-technical-standards`;

const rules: readonly Rule[] = [
  {
    id: "uk.licence",
    kind: "wording",
    duty: "licence",
    requires:
      "Every screen that leads to gambling states the licence, the account number, and links to the public register.",
    keptBy: ["app", "publication"],
    source: {
      name: "LCCP condition 8.1.1, display of licensed status, in force since 31 October 2020",
      url: "https://www.harrishagan.com/tag/display-of-licensed-status/",
    },
    verified: true,
  },
  {
    id: "uk.marks",
    kind: "marks",
    marks: [
      { id: "gamstop", name: "GAMSTOP", about: "selfExclusion", to: { url: "https://www.gamstop.co.uk/" } },
      { id: "gamcare", name: "GamCare", about: "help", to: { url: "https://www.gamcare.org.uk/" } },
      { id: "commission", name: "UKGC", about: "authority", to: { url: `${COMMISSION}/` } },
    ],
    requires: "Screens lead to the national self-exclusion scheme, to help, and to the Commission's register.",
    keptBy: ["app"],
    source: {
      name: "LCCP social responsibility code 3.5.5 and condition 8.1.1",
      url: `${COMMISSION}/consultation-response/changes-to-multi-operator-self-exclusion-notification-of-deaths-by-suicide/executive-summary-changes-to-multi-operator-self-exclusion-notification-of`,
    },
    verified: false,
    doubt:
      "Taking part in GAMSTOP and a link to the register on every screen are required; that GAMSTOP and GamCare are linked on every screen was not found.",
  },
  {
    id: "uk.age",
    kind: "age",
    mark: "18+",
    requires: "Nobody under 18 bets, and the screens say so.",
    keptBy: ["app", "publication", "host"],
    source: null,
    verified: false,
    doubt: "The age is known, but no public text that asks for the mark on every screen was found.",
  },
  {
    id: "uk.delay",
    kind: "wording",
    duty: "delay",
    requires: "The main in-play screens say that broadcasts are delayed and that others may know more.",
    keptBy: ["app"],
    source: { name: "RTS requirement 15A, in-play betting", url: `${STANDARDS}/rts-15-in-play-betting` },
    verified: true,
  },
  {
    id: "uk.no-chasing",
    kind: "wording",
    duty: "no-chasing",
    requires:
      "Nothing on the screens encourages to chase losses, to raise a stake, or to go on after the wish to stop.",
    keptBy: ["app", "operator"],
    source: {
      name: "RTS requirement 14A, responsible product design",
      url: `${STANDARDS}/rts-14-responsible-product-design`,
    },
    verified: true,
  },
  {
    id: "uk.session-strip",
    kind: "session-strip",
    facts: ["clock", "session", "net"],
    requires: "Whoever plays sees the time, how long they have played, and what it did to their money.",
    keptBy: ["app"],
    source: {
      name: "RTS 13, time requirements and reality checks",
      url: `${STANDARDS}/rts-13-time-requirements-and-reality-checks`,
    },
    verified: false,
    doubt: "The page of the standard was found, its text on betting was not; the balance is required by RTS 1A.",
  },
  {
    id: "uk.reality-check",
    kind: "reality-check",
    mostMinutes: null,
    requires: "A punter is reminded at intervals of how long they have played, and answers before they go on.",
    keptBy: ["app", "publication"],
    source: {
      name: "Summary of RTS 13B by a law firm, in force since 30 April 2016",
      url: "https://cms.law/en/gbr/legal-updates/reminder-update-to-remote-technical-standards-effective-30-april-2016",
    },
    verified: false,
    doubt:
      "The source says that RTS 13B is for remote gaming and instant win lotteries; the pack keeps the check for betting as well.",
  },
  {
    id: "uk.time-out",
    kind: "time-out",
    hours: 24,
    oneTap: false,
    requires: "A punter can take a time-out of 24 hours at any time.",
    keptBy: ["app", "host"],
    source: null,
    verified: false,
    doubt: "LCCP 3.3.4 is known to ask for a time-out that begins with 24 hours; its text was not found.",
  },
];

const limits = (verified: Pick<Rule, "source" | "verified" | "doubt">): Rule => ({
  id: "uk.deposit-limit",
  kind: "limits",
  of: "deposit",
  periods: ["day", "week", "month"],
  mandatory: false,
  raisedAfterHours: 24,
  requires: "A punter is asked for a limit at registration or the first deposit, and may set one at any time.",
  keptBy: ["host", "app"],
  ...verified,
});

const pack = (version: number, effectiveFrom: string, limit: Rule): Pack => ({
  id: "uk",
  version,
  effectiveFrom,
  rules: [...rules, limit],
  open: [
    "How long records of bets are kept: no public text was found.",
    "Consent to a change of odds: no public text was found that restricts the choices.",
  ],
});

const ANNEX = `${COMMISSION}/consultation-response/definition-of-deposit-limits-in-the-remote-gambling-and-software-technical`;

export const versions: PackVersions = [
  pack(
    2,
    "2026-06-30",
    limits({
      source: {
        name: "RTS 12 in the wording of 30 June 2026: gross deposit limits",
        url: `${ANNEX}/annex-2-rts-12-wording-in-full-from-30-june-2026`,
      },
      verified: false,
      doubt: "Another page of the Commission dates the same wording 30 September 2026.",
    }),
  ),
  pack(
    1,
    "2025-10-31",
    limits({
      source: {
        name: "RTS 12 in the wording of 31 October 2025",
        url: `${COMMISSION}/consultation-response/autumn-2023-consultation-proposed-changes-to-lccp-and-rts-consultation/annex-2-rts-12-wording-in-full-from-31-october-2025`,
      },
      verified: true,
    }),
  ),
];
