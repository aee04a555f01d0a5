import { intro, offer } from "./blocks.ts";

/** The script draws what is the punter's own; without it the page says so. */
const noScript = "<noscript><p>This page needs JavaScript.</p></noscript>";

export const limitsContent = `<div class="sheet"><h1>Your limits</h1>
<p class="sheet__lead">Lowering a limit holds at once. Raising it waits 24 hours, and can be cancelled until then. Days are those of UTC.</p>
<div data-part="limits">${noScript}</div></div>`;

export const timeOutContent = `<div class="sheet"><h1>Take a break</h1>
<p class="sheet__lead">You cannot bet or deposit until the break ends. It cannot be ended early. Open bets stay, and you can cash out.</p>
<div data-part="time-out">${noScript}</div></div>`;

export const helpContent = `${intro("Help", "Questions about your account are answered around the clock.")}
<div class="offers">${offer("Talk to us", "Chat with the desk, or call 0000 000 000. It is made up and nobody answers.", "Day and night.")}
${offer("Talk to somebody else", "If gambling is no fun any more, there are people who listen and know. In your country a help line is free of charge.", "Confidential.")}</div>`;

/** `timeOut` is where breaks are taken: not the same address in the site and outside its frame. */
export const selfExclusionContent = (
  timeOut: string,
): string => `${intro("Self-exclusion", "For six months, a year, or for good. It cannot be undone by us or by you.")}
<div class="offers">${offer("How it works", "You cannot sign in, deposit or bet while it lasts. Open bets stay, and what they win is paid out to you.", "A conversation with the desk starts it; here the desk is made up.")}
${offer("Not sure?", `<a class="quiet-link" href="${timeOut}">Take a break</a> of an hour to thirty days first.`, "It starts at once.")}</div>`;
