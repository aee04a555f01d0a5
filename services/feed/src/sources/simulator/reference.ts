import type { OutcomeWords, Word } from "@touchline/betting";
import type { GridColumns, Names, Reference } from "@touchline/protocol";
import { metaOutcomeId, metaTemplates } from "./market/meta.ts";
import type { MarketTemplate } from "./market/template.ts";
import { OUTRIGHT_MARKETS } from "./outright/outright-markets.ts";
import { ENGINES } from "./sports/engines.ts";
import { type ColumnKeys, gridsOf } from "./sports/grids.ts";
import { categoryName } from "./texts/category-name.ts";
import { en, type GroupText } from "./texts/en.ts";
import type { Texts } from "./texts/shape.ts";
import { translate } from "./texts/translate.ts";
import { CATALOGS, catalogId, promotedOfferId } from "./world/catalogs.ts";
import { COUNTRIES } from "./world/countries.ts";
import { ALL_TOURNAMENTS, categoryIdOf, sportIdOf } from "./world/tournament.ts";
import { SPORT_KEYS, type SportKey } from "./world/tournaments.ts";

const NAME = 0;
const LABEL = 1;

const marketNames = ({ text, scope }: MarketTemplate): Names =>
  translate((texts) =>
    scope ? `${texts.markets[text][NAME]}${texts.comma} ${texts.scopes[scope]}` : texts.markets[text][NAME],
  );

const wordIn = (texts: Texts, word: Word, part: 0 | 1): string => {
  if (typeof word === "string") return texts.outcomes[word][part];
  if ("sign" in word) return word.sign;
  return texts.outcomes[word.text][part].replace("{n}", word.n);
};

const outcomeNames = (words: OutcomeWords, joint: string, part: 0 | 1): Names => {
  const isSign = words.every((word) => typeof word !== "string" && "sign" in word);
  if (isSign) return { en: words.map((word) => (word as { sign: string }).sign).join(joint) };
  return translate((texts) => words.map((word) => wordIn(texts, word, part)).join(joint));
};

const metaMarkets = (): Reference["metaMarkets"] =>
  metaTemplates.map(({ id, template }) => ({
    id,
    key: template.key,
    names: marketNames(template),
    labels: translate((texts) => texts.markets[template.text][LABEL]),
    group: template.group,
    rank: id,
    line: template.line ?? null,
    betBuilder: template.betBuilder ?? false,
    outcomes: template.kind.outcomes.map((words, outcome) => ({
      id: metaOutcomeId(id, outcome),
      names: outcomeNames(words, template.kind.joint, NAME),
      labels: outcomeNames(words, template.kind.joint, LABEL),
    })),
  }));

const outrightMarkets = (): Reference["metaMarkets"] =>
  OUTRIGHT_MARKETS.map(({ id, key, text }) => ({
    id,
    key,
    names: translate((texts) => texts.markets[text][NAME]),
    labels: translate((texts) => texts.markets[text][LABEL]),
    group: "outrights",
    rank: id,
    line: null,
    betBuilder: false,
    outcomes: [],
  }));

const metaMarketIdOfKey = (sport: SportKey, key: string): number => {
  const meta = metaTemplates.find((each) => each.sport === sport && each.template.key === key);
  if (!meta) throw new Error(`${sport} has no market ${key}`);
  return meta.id;
};

const gridColumns = (sport: SportKey, { handicap, total, result }: ColumnKeys): GridColumns => ({
  handicap: handicap === null ? null : metaMarketIdOfKey(sport, handicap),
  total: total === null ? null : metaMarketIdOfKey(sport, total),
  result: result === null ? null : metaMarketIdOfKey(sport, result),
});

const sports = (): Reference["sports"] =>
  SPORT_KEYS.map((sport, rank) => ({
    id: sportIdOf(sport),
    key: sport,
    names: translate((texts) => texts.sports[sport]),
    rank: rank + 1,
    listMarkets: ENGINES[sport].listMarkets.map((key) => metaMarketIdOfKey(sport, key)),
    grids: gridsOf(sport).map(({ key, match, firstHalf }) => ({
      key,
      match: gridColumns(sport, match),
      firstHalf: firstHalf && gridColumns(sport, firstHalf),
    })),
  }));

const categories = (): Reference["categories"] =>
  SPORT_KEYS.flatMap((sport) =>
    COUNTRIES.filter(({ flag }) => ALL_TOURNAMENTS.some((one) => one.sport === sport && one.flag === flag)).map(
      (country, rank) => ({
        id: categoryIdOf(sportIdOf(sport), country.flag),
        sportId: sportIdOf(sport),
        names: categoryName(country),
        flag: country.flag,
        rank: rank + 1,
      }),
    ),
  );

const tournaments = (): Reference["tournaments"] =>
  ALL_TOURNAMENTS.map(({ id, sportId, categoryId, name, rank, top }) => ({
    id,
    sportId,
    categoryId,
    names: { en: name },
    rank,
    top: top ?? false,
  }));

const groupKeys = Object.keys(en.groups) as GroupText[];

export const createReference = (): Reference => ({
  sports: sports(),
  categories: categories(),
  tournaments: tournaments(),
  metaMarkets: [...outrightMarkets(), ...metaMarkets()],
  marketGroups: groupKeys.map((key, rank) => ({ key, names: translate((texts) => texts.groups[key]), rank: rank + 1 })),
  catalogs: CATALOGS.map((_, index) => ({
    id: catalogId(index),
    names: translate((texts) => texts.catalogs[index] as string),
    rank: index + 1,
  })),
  promotedOffers: CATALOGS.flatMap(({ promotedOffers }, catalog) =>
    promotedOffers.map((name, index) => ({
      id: promotedOfferId(catalog, index),
      catalogId: catalogId(catalog),
      names: { en: name },
      rank: index + 1,
    })),
  ),
});
