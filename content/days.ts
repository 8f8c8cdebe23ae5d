const hourMs = 60 * 60 * 1000;

/** A day that there is, like `2026-11-22`. The parser takes the 31st of February for the 3rd of March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A day that has begun: in Warsaw that is up to two hours earlier than in UTC. */
export const isPastDay = (text: string, now: number): boolean => isDay(text) && Date.parse(text) - 2 * hourMs <= now;
