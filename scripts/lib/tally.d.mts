type Tally = Readonly<{ passed: number; failed: number; skipped: number }>;
type JestReport = Readonly<{
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
}>;
type PlaywrightReport = Readonly<{
  stats: Readonly<{ expected: number; unexpected: number; flaky: number; skipped: number }>;
}>;

export function ofStep(code: number): Tally;
export function ofJest(report: JestReport | undefined, code: number): Tally;
export function ofPlaywright(report: PlaywrightReport | undefined, code: number): Tally;
export function sum(tallies: readonly Tally[]): Omit<Tally, 'skipped'> & Readonly<{ line: string }>;
