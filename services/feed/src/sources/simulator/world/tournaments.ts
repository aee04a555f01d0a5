/** Tournaments of every sport, all fictional. Ids are assigned by position: add at the end of a sport only. */

export interface TournamentRow {
  readonly flag: string;
  readonly name: string;
  /** 1: most markets and longest lead. 3: minor tournaments with few markets and short lead. */
  readonly tier: 1 | 2 | 3;
  /** Shown above the navigation tree. */
  readonly top?: true;
  /** Every match must have a winner who advances. */
  readonly knockout?: true;
  /** Suffix of the teams' names. */
  readonly squad?: string;
  readonly teams?: number;
  /** Teams with fixed names: `name|short name`. */
  readonly founders?: readonly string[];
}

const rows = (tier: 1 | 2 | 3, text: string): readonly TournamentRow[] =>
  text.split(";").map((entry) => {
    const [flag, name, squad] = entry.trim().split("|") as [string, string, string?];
    return { flag, name, tier, ...(squad && { squad }) };
  });

const top = (flag: string, name: string, teams: number, founders = ""): TournamentRow => ({
  flag,
  name,
  tier: 1,
  top: true,
  teams,
  founders: founders === "" ? [] : founders.split(";"),
});
const cup = (flag: string, name: string): TournamentRow => ({ flag, name, tier: 2, knockout: true, teams: 32 });

const soccer: readonly TournamentRow[] = [
  top(
    "eng",
    "Premier Division",
    20,
    "Ashbourne City|Ashbourne;Harrow Vale;Kingsmere United|Kingsmere;Northwick Albion|Northwick;Thornbury Athletic|Thornbury;Eastbrook Town|Eastbrook;Millgate Rovers|Millgate;Redcliffe;Caldwell;Westhaven",
  ),
  { ...top("eur", "Champions Cup", 32), knockout: true },
  top(
    "esp",
    "Primera",
    20,
    "Real Almansa;UD Montesol;Deportivo Arenas|Arenas;Atlético Ribera|Ribera;CD Valdoro;Racing Navarro|Navarro",
  ),
  top("ita", "Serie Nazionale", 20, "AC Lucera|Lucera;Pro Savona|Savona"),
  top("ger", "Erste Liga", 18, "FC Rheinau;SV Hochfeld;Eintracht Selm;VfL Talheim;TSV Lindau;FC Bremerhof"),
  top("fra", "Ligue Première", 18),
  ...rows(1, "por|Liga Atlântica;bra|Série Ouro;ned|Hoofddivisie;arg|Liga del Plata;usa|Continental League"),
  ...rows(2, "eng|Second Division;esp|Segunda;ita|Serie Cadetta;ger|Zweite Liga;fra|Ligue Seconde;por|Liga Segunda"),
  ...rows(2, "bra|Série Prata;swe|Högstaserien;nor|Landsserien;fin|Mestarisarja;jpn|Sakura League;idn|Liga Nusantara"),
  ...rows(2, "tha|Siam League;ned|Tweede Divisie;arg|Primera Federal;usa|Gold Coast League;eur|Nations Shield"),
  cup("eng", "League Trophy"),
  cup("esp", "Copa Nacional"),
  cup("ita", "Coppa Tricolore"),
  cup("ger", "Länderpokal"),
  cup("fra", "Coupe des Régions"),
  cup("bra", "Copa dos Estados"),
  cup("arg", "Copa del Sur"),
  cup("jpn", "Crown Cup"),
  ...rows(3, "eng|Third Division North;eng|Third Division South;eng|Women's Premier|W;eng|Under-21 Division|U21"),
  ...rows(
    3,
    "esp|Tercera Norte;esp|Tercera Sur;esp|Primera Femenina|W;ita|Serie Regionale Nord;ita|Serie Regionale Sud",
  ),
  ...rows(3, "ger|Regionalstaffel Nord;ger|Regionalstaffel Süd;ger|Frauenliga|W;fra|Division Ouest;fra|Division Est"),
  ...rows(3, "por|Divisão Norte;por|Liga Sub-23|U23;bra|Estadual Litoral;bra|Estadual Sertão;bra|Série Feminina|W"),
  ...rows(
    3,
    "usa|Western Conference Reserve|II;usa|Women's National League|W;ned|Beloften Divisie|II;swe|Norra Serien",
  ),
  ...rows(3, "swe|Södra Serien;nor|Andreserien;fin|Kakkossarja;jpn|Second Sakura League;jpn|Regional League East"),
  ...rows(3, "idn|Liga Dua Barat;idn|Liga Dua Timur;idn|Liga Muda|U20;tha|Siam League Two;tha|Youth Series|U19"),
  ...rows(
    3,
    "arg|Liga Federal Norte;arg|Reserva|II;int|World Club Challenge;eur|Danube League;jpn|Women's Sakura League|W",
  ),
];

const tennis: readonly TournamentRow[] = [
  top(
    "por",
    "Lisbon Open",
    32,
    "M. Keller|Keller;J. Moreau|Moreau;A. Petrov|Petrov;T. Hale|Hale;E. Lind|Lind;C. Okafor|Okafor",
  ),
  ...rows(1, "usa|Hudson Masters;fra|Riviera Open;jpn|Kansai Open"),
  ...rows(2, "esp|Costa Open;ita|Adria Open;ger|Rhine Trophy;arg|Plata Open;swe|Archipelago Open;eng|Severn Classic"),
  ...rows(
    3,
    "tha|Andaman Challenger;bra|Challenger do Litoral;ned|Polder Challenger;idn|Java Futures;usa|Lakes Futures",
  ),
  ...rows(
    3,
    "jpn|Tohoku Futures;fin|Lakeland Futures;arg|Futures del Norte;int|Continental Team Cup;eur|Danube Challenger",
  ),
];

const basketball: readonly TournamentRow[] = [
  top("usa", "North League", 24),
  ...rows(1, "eur|Continental Basket;esp|Liga Básquet"),
  ...rows(
    2,
    "ita|Lega Canestro;fra|Ligue Basket;ger|Korbliga;bra|Liga do Cesto;jpn|East Basket League;arg|Liga Básquetbol",
  ),
  ...rows(
    3,
    "fin|Korisarja;swe|Basketserien;por|Liga Cesto;idn|Basket Nusantara;tha|Siam Basket;usa|Development League|II",
  ),
  ...rows(3, "usa|Women's North League|W;eng|National Basket League;ned|Basket Divisie;jpn|Second Basket League"),
];

const iceHockey: readonly TournamentRow[] = [
  { flag: "usa", name: "Frontier Hockey League", tier: 1, teams: 24 },
  ...rows(1, "swe|Isligan;fin|Jääsarja"),
  ...rows(2, "ger|Eisliga;nor|Isserien;eur|Alpine Hockey League;usa|Prairie Hockey League"),
  ...rows(
    3,
    "swe|Andra Isligan;fin|Toinen Jääsarja;eng|Ice Division;fra|Ligue Glace;jpn|Asia Ice League;ita|Lega Ghiaccio",
  ),
];

const volleyball = rows(
  2,
  "ita|Lega Pallavolo;bra|Liga do Vôlei;fra|Ligue Volley;jpn|Volley League;ger|Volleyliga;idn|Liga Voli;tha|Siam Volley;usa|Pro Volley League|W;arg|Liga de Vóley;eur|Volley Cup",
);
const handball = rows(
  2,
  "ger|Handballstaffel;nor|Håndballserien;fra|Ligue Handball;esp|Liga Balonmano;swe|Handbollsserien;por|Liga Andebol;eur|Handball Masters;bra|Liga de Handebol;jpn|Handball League",
);
const baseball = rows(
  2,
  "usa|Union Baseball League;jpn|Pacific Rim League;usa|Heartland League;bra|Liga de Beisebol;ned|Honkbal Divisie",
);
const americanFootball = rows(2, "usa|Gridiron Union;usa|Campus Conference|U;ger|Footballliga;eur|Gridiron Europe");
const esports = rows(
  2,
  "int|Arena Masters;eur|Tactical League;int|Siege Series;bra|Circuito Digital;jpn|Neon League;usa|Rift Championship;idn|Nusantara Esports;tha|Siam Rift;swe|Northern Clash",
);
const tableTennis = rows(
  3,
  "int|Evening Series;eur|Table Masters;ger|Tischliga;jpn|Takkyu League;int|Night Series;bra|Copa Mesa;usa|Paddle League;idn|Pingpong Nusantara;int|Morning Series;swe|Bordsserien",
);
const cricket = rows(2, "eng|Shires Blast;int|World Twenty Series;usa|Summer Slam;tha|Monsoon Cup;idn|Island Twenty");
const darts = rows(2, "eng|Oche Masters;ned|Polder Darts;ger|Darts Gala;int|World Darts Tour;usa|Bullseye Series");
const rugby = rows(
  2,
  "fra|Ligue Ovale;eng|Rugby Premiership Shield;arg|Liga Ovalada;jpn|Rugby Crown;eur|Six Rivers Cup;ita|Lega Ovale",
);
const mma = rows(
  2,
  "usa|Iron Cage;int|Titan Fights;bra|Arena Combate;tha|Siam Fight Night;eng|Rising Fists;jpn|Kaminari Fights",
);

/** By sport, in the order of the sports' ids. */
export const TOURNAMENTS = {
  soccer,
  tennis,
  basketball,
  "ice-hockey": iceHockey,
  volleyball,
  handball,
  baseball,
  "american-football": americanFootball,
  esports,
  "table-tennis": tableTennis,
  cricket,
  darts,
  rugby,
  mma,
} as const satisfies Record<string, readonly TournamentRow[]>;

export type SportKey = keyof typeof TOURNAMENTS;
export const SPORT_KEYS = Object.keys(TOURNAMENTS) as readonly SportKey[];
