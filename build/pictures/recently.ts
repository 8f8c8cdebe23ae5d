/**
 * Keeps the last few results by key, since consecutive tasks often begin with the same step.
 * @param most how many are kept
 */
export function recently<Result>(most: number) {
  const results = new Map<string, Promise<Result>>();
  return (key: string, make: () => Promise<Result>): Promise<Result> => {
    const result = results.get(key) ?? make();
    results.delete(key);
    results.set(key, result);
    result.catch(() => results.delete(key));
    for (const oldest of results.keys()) if (results.size > most) results.delete(oldest);
    return result;
  };
}
