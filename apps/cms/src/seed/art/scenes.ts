import { type Canvas, football, HEIGHT, kit, line, scatter } from "./shapes.ts";

type Draw = (canvas: Canvas) => string;

/** Two shirts over the centre circle. */
const shirts: Draw = ({ width, palette: { light, bright, deep, spark } }) =>
  line(`M${width - 78} -4V104`) +
  `<circle cx="${width - 78}" cy="50" r="42" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/>` +
  kit({ x: width - 76, y: 14, size: 72, turn: 6, body: light, trim: deep, pattern: "sleeves" }) +
  kit({ x: width - 146, y: 18, size: 72, turn: -7, body: spark, trim: bright, pattern: "stripes" });

/** A pitch seen from the stand, mown in stripes. */
const pitch: Draw = ({ width, palette: { bright, light } }) => {
  const [left, right, far, near] = [width - 236, width + 20, 26, 108];
  const across = (share: number, depth: number): string => {
    const squeeze = 0.3 * (1 - depth);
    const x = left + (right - left) * (squeeze + share * (1 - 2 * squeeze));
    return `${x.toFixed(1)} ${(far + (near - far) * depth).toFixed(1)}`;
  };
  const stripes = [0, 1, 2, 3, 4]
    .map((index) => {
      const [from, to] = [index / 5, (index + 0.5) / 5];
      return `M${across(from, 0)}L${across(to, 0)}L${across(to, 1)}L${across(from, 1)}z`;
    })
    .join("");
  const [cx, cy] = across(0.5, 0.42).split(" ");
  return (
    `<path d="M${across(0, 0)}L${across(1, 0)}L${across(1, 1)}L${across(0, 1)}z" fill="${bright}"/>` +
    `<path d="${stripes}" fill="${light}" opacity=".16"/>` +
    line(
      `M${across(0, 0)}L${across(1, 0)}L${across(1, 1)}L${across(0, 1)}zM${across(0.5, 0)}L${across(0.5, 1)}`,
      1,
      0.7,
    ) +
    line(`M${across(0, 0.25)}L${across(0.17, 0.25)}L${across(0.17, 0.75)}L${across(0, 0.75)}`, 1, 0.6) +
    line(`M${across(1, 0.25)}L${across(0.83, 0.25)}L${across(0.83, 0.75)}L${across(1, 0.75)}`, 1, 0.6) +
    `<ellipse cx="${cx}" cy="${cy}" rx="26" ry="13" fill="none" stroke="#fff" stroke-opacity=".7"/>`
  );
};

/** A ball that has just been hit. */
const ball: Draw = ({ width, palette }) => {
  const trails = [24, 38, 52, 66, 80].map((y, index) => `M${width - 250 + index * 14} ${y + 14}L${width - 100} ${y}`);
  return line(trails.join(""), 1.6, 0.22) + football(width - 70, 52, 42, palette);
};

/** A goal, and the ball in its net. */
const net: Draw = ({ width, palette }) => {
  const [left, right, top] = [width - 188, width - 12, 14];
  const columns = Array.from({ length: 18 }, (_, index) => {
    const x = left + ((right - left) * index) / 17;
    return `M${x} ${top}Q${x + (width - 70 - x) * 0.12} 60 ${x} ${HEIGHT}`;
  });
  const rows = Array.from({ length: 9 }, (_, index) => {
    const y = top + index * 10;
    return `M${left} ${y}Q${width - 70} ${y + 7} ${right} ${y}`;
  });
  return (
    line(columns.concat(rows).join(""), 0.5, 0.45) +
    line(`M${left} ${HEIGHT}V${top}H${right}V${HEIGHT}`, 3.2, 0.95) +
    football(width - 74, 62, 24, palette)
  );
};

/** Floodlights over a full stand. */
const lights: Draw = ({ width, palette: { light, deep, spark } }) => {
  const masts = [width - 206, width - 118, width - 34].map((x, index) => {
    const y = 18 + (index % 2) * 6;
    const lamps = [0, 1, 2, 3, 4, 5].map(
      (lamp) =>
        `<circle cx="${x - 10 + (lamp % 3) * 10}" cy="${y + Math.floor(lamp / 3) * 8}" r="3.2" fill="${light}"/>`,
    );
    return `<path d="M${x} ${y}L${x - 70} 104H${x + 70}z" fill="${light}" opacity=".1"/><path d="M${x - 1} ${y + 8}h2V${HEIGHT}h-2z" fill="${deep}"/><rect x="${x - 16}" y="${y - 6}" width="32" height="20" rx="3" fill="${deep}"/>${lamps.join("")}`;
  });
  const crowd = scatter(170, 7).map(
    ([x, y, tone]) =>
      `<circle cx="${(width - 300 + x * 310).toFixed(1)}" cy="${(82 + y * 18).toFixed(1)}" r="1.7" fill="${tone > 0.7 ? spark : light}" opacity="${(0.25 + tone * 0.5).toFixed(2)}"/>`,
  );
  const stand = `<path d="M${width - 330} ${HEIGHT}C${width - 240} 74 ${width - 120} 72 ${width + 10} 80V${HEIGHT}z" fill="${deep}" opacity=".7"/>`;
  return masts.join("") + stand + crowd.join("");
};

const CUP =
  "M-20 -34H20C20 -8 14 8 3 12V22C10 23 13 27 13 32H-13C-13 27 -10 23 -3 22V12C-14 8 -20 -8 -20 -34zM-20 -28H-31C-31 -12 -26 -2 -14 1L-15 -4C-22 -7 -25 -14 -25 -23H-20zM20 -28H31C31 -12 26 -2 14 1L15 -4C22 -7 25 -14 25 -23H20z";

/** A cup among paper that falls. */
const cup: Draw = ({ width, palette: { light, spark, bright } }) => {
  const paper = scatter(60, 21).map(([x, y, turn]) => {
    const [px, py] = [width - 250 + x * 250, y * HEIGHT];
    return `<rect x="${px.toFixed(1)}" y="${py.toFixed(1)}" width="3.4" height="1.8" rx=".4" fill="${turn > 0.5 ? spark : light}" opacity="${(0.35 + turn * 0.5).toFixed(2)}" transform="rotate(${Math.round(turn * 360)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`;
  });
  return `${paper.join("")}<circle cx="${width - 82}" cy="50" r="44" fill="${light}" opacity=".12"/><g transform="translate(${width - 82} 52) scale(1.12)"><path d="${CUP}" fill="${light}"/><path d="M4 -34H20C20 -8 14 8 3 12z" fill="${bright}" opacity=".35"/><rect x="-17" y="32" width="34" height="7" rx="1.5" fill="${spark}"/></g>`;
};

/** A hoop, its board, and the ball above it. */
const hoop: Draw = ({ width, palette: { light, deep, spark } }) => {
  const x = width - 82;
  const strings = [-18, -9, 0, 9, 18].map((dx) => `M${x + dx} 58Q${x + dx * 0.8} 74 ${x + dx * 0.5} 92`);
  return (
    `<rect x="${x - 44}" y="4" width="88" height="54" rx="4" fill="${light}" opacity=".16"/>` +
    line(`M${x - 44} 8a4 4 0 0 1 4-4h80a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4h-80a4 4 0 0 1-4-4z`, 1.4, 0.8) +
    line(`M${x - 17} 26h34v26h-34z`, 1.2, 0.7) +
    line(
      strings.join("") + [66, 76, 85].map((y, index) => `M${x - 17 + index * 3} ${y}H${x + 17 - index * 3}`).join(""),
      0.7,
      0.7,
    ) +
    `<ellipse cx="${x}" cy="58" rx="20" ry="4.5" fill="none" stroke="${spark}" stroke-width="2.6"/>` +
    `<circle cx="${x - 72}" cy="40" r="23" fill="${spark}"/><path d="M${x - 72} 17v46M${x - 95} 40h46M${x - 89} 25c10 9 10 21 0 30M${x - 55} 25c-10 9-10 21 0 30" fill="none" stroke="${deep}" stroke-width="1.6"/><circle cx="${x - 72}" cy="40" r="23" fill="url(#shade)"/>`
  );
};

/** A court from above, and the ball on its line. */
const court: Draw = ({ width, palette: { bright, light, spark } }) => {
  const [left, right] = [width - 232, width - 10];
  const middle = (left + right) / 2;
  return (
    `<g transform="rotate(-9 ${middle} 50)"><rect x="${left}" y="8" width="222" height="96" fill="${bright}"/><rect x="${left}" y="8" width="222" height="96" fill="${light}" opacity=".12"/>` +
    line(
      `M${left} 8h222v96h-222zM${left} 22h222M${left} 90h222M${left + 52} 22v68M${right - 52} 22v68M${left + 52} 56h118`,
      1.2,
      0.85,
    ) +
    `<path d="M${middle} -4V116" stroke="#fff" stroke-width="2.4" stroke-dasharray="2 1.4"/></g>` +
    `<circle cx="${right - 62}" cy="34" r="13" fill="${spark}"/><path d="M${right - 73} 27c8 4 8 11 1 15M${right - 51} 27c-8 4-8 11-1 15" fill="none" stroke="#fff" stroke-width="1.6" opacity=".9"/>`
  );
};

export const SCENES = { shirts, pitch, ball, net, lights, cup, hoop, court } as const;
export type Scene = keyof typeof SCENES;
