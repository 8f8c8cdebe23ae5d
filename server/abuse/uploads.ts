/** Who has how many uploads under way. */
export function countUploads(atOnce: number) {
  const running = new Map<string, number>();
  const change = (visitor: string, by: 1 | -1): void => {
    const left = (running.get(visitor) ?? 0) + by;
    if (left > 0) running.set(visitor, left);
    else running.delete(visitor);
  };
  return {
    full: (visitor: string): boolean => (running.get(visitor) ?? 0) >= atOnce,
    /** @returns ends it */
    begin(visitor: string): () => void {
      change(visitor, 1);
      return () => change(visitor, -1);
    },
  };
}
