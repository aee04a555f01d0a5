import { options } from "preact";

/**
 * React runs the effects of a commit before it hears of the next tap or key, Preact after the next frame: a key pressed in between met
 * a menu that had not heard yet that it was closed. Nothing is lost by running them at once.
 */
options.requestAnimationFrame = (flush) => queueMicrotask(flush);
