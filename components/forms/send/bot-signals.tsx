import { signals } from '@/domain/api';

/** A honeypot (TRUST-19): a field that machines fill and people never see, hear or reach. */
export const Honeypot = ({ value }: { value?: string | undefined }) => (
  <input
    className="visually-hidden"
    name={signals.hidden}
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
    defaultValue={value}
  />
);

const honeypotText = (): string =>
  [...document.getElementsByName(signals.hidden)].map((honeypot) => (honeypot as HTMLInputElement).value).join('');

/** Whole ms since `begun`. The larger of two clocks, because somebody may set the computer's clock back meanwhile. */
const elapsed = (begun: number): number => Math.round(Math.max(performance.now(), Date.now() - begun));

/**
 * What shows that a machine sends (TRUST-19): how many ms ago the page was opened, and the text of the unseen field. A
 * browser that knows its owner fills a form at once, so the time does not begin at the first touch.
 * @param begun when the page was first opened, ms since 1970, where that was before a reload
 */
export const botSignals = (begun = Number.POSITIVE_INFINITY): Readonly<Record<string, string>> => ({
  [signals.elapsed]: String(elapsed(begun)),
  [signals.hidden]: honeypotText(),
});
