/**
 * `node bench/flame-graph.ts OUT.svg TITLE FILE.cpuprofile …`: draws processor profiles of Node as one flame graph, without idle time
 * and the loading of modules. Profiles are written with NODE_OPTIONS="--cpu-prof --cpu-prof-dir=FOLDER".
 */
import { readFileSync, writeFileSync } from "node:fs";

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface Frame {
  readonly name: string;
  readonly kind: keyof typeof COLOURS;
  time: number;
  readonly children: Map<string, Frame>;
}

/** Ours, libraries, and Node itself. */
const COLOURS = { ours: "#e8833a", library: "#e8c46a", node: "#9db4c8" } as const;
const WIDTH = 1200;
const ROW = 17;
const LETTER = 6.2;
const NARROWEST = 1;

const kindOf = (url: string): Frame["kind"] => {
  if (url.includes("node_modules")) return "library";
  return /\/(services|packages)\//.test(url) ? "ours" : "node";
};

const nameOf = (functionName: string, url: string): string => {
  const file = url
    .replace(/.*node_modules\/(?!\.pnpm)/, "")
    .replace(/.*\/((services|packages)\/)/, "$1")
    .replace(/^node:/, "");
  return `${functionName || "anonymous"}${file ? ` ${file}` : ""}`;
};

const frameOf = (name: string, kind: Frame["kind"]): Frame => ({ name, kind, time: 0, children: new Map() });

/** The calls that lead to each node of a profile, outermost first. */
const stacksOf = ({ nodes }: Profile): Map<number, readonly Profile["nodes"][number][]> => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stacks = new Map<number, readonly Profile["nodes"][number][]>();
  const visit = (node: Profile["nodes"][number], above: readonly Profile["nodes"][number][]): void => {
    const stack = [...above, node];
    stacks.set(node.id, stack);
    for (const child of node.children ?? []) visit(byId.get(child) as Profile["nodes"][number], stack);
  };
  visit(nodes[0] as Profile["nodes"][number], []);
  return stacks;
};

const isLoading = (stack: readonly Profile["nodes"][number][]): boolean =>
  stack.some(({ callFrame: { url } }) => /^node:internal\/(modules|bootstrap|deps\/cjs)/.test(url));

const addTo = (root: Frame, profile: Profile): void => {
  const stacks = stacksOf(profile);
  for (const [index, id] of profile.samples.entries()) {
    const stack = stacks.get(id) ?? [];
    const isIdle = stack.at(-1)?.callFrame.functionName === "(idle)";
    if (isIdle || isLoading(stack)) continue;
    const time = profile.timeDeltas[index] ?? 0;
    root.time += time;
    let frame = root;
    for (const { callFrame } of stack.slice(1)) {
      const name = nameOf(callFrame.functionName, callFrame.url);
      const child = frame.children.get(name) ?? frameOf(name, kindOf(callFrame.url));
      frame.children.set(name, child);
      child.time += time;
      frame = child;
    }
  }
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Box {
  readonly frame: Frame;
  readonly x: number;
  readonly depth: number;
  readonly width: number;
}

const boxesOf = (frame: Frame, x: number, depth: number, perMicro: number): Box[] => {
  const width = frame.time * perMicro;
  if (width < NARROWEST) return [];
  let left = x;
  const below = [...frame.children.values()]
    .toSorted((a, b) => b.time - a.time)
    .flatMap((child) => {
      const boxes = boxesOf(child, left, depth + 1, perMicro);
      left += child.time * perMicro;
      return boxes;
    });
  return [{ frame, x, depth, width }, ...below];
};

const draw = (root: Frame): string => {
  const boxes = boxesOf(root, 0, 0, WIDTH / root.time);
  const height = (Math.max(...boxes.map(({ depth }) => depth)) + 1) * ROW;
  const shapes = boxes.map(({ frame, x, depth, width }) => {
    const share = `${((frame.time / root.time) * 100).toFixed(1)} %`;
    const label = frame.name.slice(0, Math.max(0, Math.floor((width - 6) / LETTER)));
    const text =
      label.length > 2 ? `<text x="${(x + 3).toFixed(1)}" y="${depth * ROW + 12}">${escaped(label)}</text>` : "";
    return `<g><title>${escaped(frame.name)}: ${share}</title><rect x="${x.toFixed(1)}" y="${depth * ROW}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${COLOURS[frame.kind]}"/>${text}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10">\n<title>Flame graph: ${escaped(root.name)}</title>\n${shapes.join("\n")}\n</svg>\n`;
};

const [out = "", title = "", ...files] = process.argv.slice(2);
const root = frameOf(title, "node");
for (const file of files) addTo(root, JSON.parse(readFileSync(file, "utf8")));
writeFileSync(out, draw(root));
