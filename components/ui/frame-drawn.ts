/** Resolves after the next paint, so that a tap's feedback is not delayed by the work it starts. */
export const frameDrawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
