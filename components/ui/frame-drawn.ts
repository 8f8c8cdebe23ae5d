/**
 * Once a frame has been drawn: the answer to a press does not wait for the work that it sets off. A finger comes over what it
 * presses and presses it in one moment, so what a press will need is asked for after it, too.
 */
export const frameDrawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
