/** Resolves after the next paint, so that a tap's feedback is not delayed by the work it starts. */
export const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
