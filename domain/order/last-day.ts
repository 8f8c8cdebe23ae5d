/** From the last day until the feast it has passed. @param last `12-08` @param today `2026-11-28` */
export function isBeforeLast(last: string, today: string): boolean {
  const day = today.slice('2026-'.length);
  return day <= last || day > '12-25';
}
