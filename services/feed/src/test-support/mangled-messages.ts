import { createRandom } from "../sources/simulator/chance/random.ts";

const HEAD = 'product="1" event_id="sr:match:1234" timestamp="1700000000000"';
const SAMPLES: readonly (readonly [type: string, body: string])[] = [
  [
    "odds_change",
    `<odds_change ${HEAD}><sport_event_status status="1" match_status="6" home_score="1" away_score="0"><clock match_time="41:05"/></sport_event_status><odds><market id="18" specifiers="total=2.5" status="1"><outcome id="12" odds="1.85" active="1"/></market></odds></odds_change>`,
  ],
  ["bet_stop", `<bet_stop ${HEAD} groups="all"/>`],
  [
    "bet_settlement",
    `<bet_settlement ${HEAD} certainty="2"><outcomes><market id="1"><outcome id="1" result="1" dead_heat_factor="0.5"/></market></outcomes></bet_settlement>`,
  ],
  ["bet_cancel", `<bet_cancel ${HEAD} start_time="1" end_time="2"><market id="1"/></bet_cancel>`],
  ["rollback_bet_settlement", `<rollback_bet_settlement ${HEAD}><market id="1"/></rollback_bet_settlement>`],
  ["fixture_change", `<fixture_change ${HEAD} change_type="2"/>`],
];
const SCRAPS = [
  ..."<>&\"'=/|.:-#\0\u{1F600}é ",
  "&#x0;",
  "<![CDATA[",
  "<!--",
  "<?xml ",
  "1e999",
  "-1",
  "NaN",
  "__proto__",
];

const mangle = (text: string, random: () => number): string => {
  let mangled = text;
  for (let times = Math.floor(random() * 4); times > 0; times -= 1) {
    const at = Math.floor(random() * (mangled.length + 1));
    const length = Math.floor(random() * 12);
    const scrap = random() < 0.6 ? (SCRAPS[Math.floor(random() * SCRAPS.length)] as string) : mangled.slice(at - 9, at);
    mangled = mangled.slice(0, at) + scrap + mangled.slice(at + length);
  }
  return mangled;
};

/** Messages with their routing keys, most of them broken in a few places; the same ones for a seed. */
export const createMangler = (seed: number) => {
  const random = createRandom(seed);
  let index = 0;
  return (): { readonly key: string; readonly body: string } => {
    const [type, body] = SAMPLES[index % SAMPLES.length] as (typeof SAMPLES)[number];
    index += 1;
    const key = `hi.-.live.${type}.1.sr:match.1234.-`;
    return { key: random() < 0.2 ? mangle(key, random) : key, body: mangle(body, random) };
  };
};
