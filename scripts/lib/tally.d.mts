type Tally = Readonly<{ passed: number; failed: number }>;
type JestReport = Readonly<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>;
type PlaywrightReport = Readonly<{ stats: Readonly<{ expected: number; unexpected: number; flaky: number }> }>;

export function ofStep(code: number): Tally;
export function ofJest(report: JestReport | undefined, code: number): Tally;
export function ofPlaywright(report: PlaywrightReport | undefined, code: number): Tally;
export function sum(tallies: readonly Tally[]): Tally & Readonly<{ line: string }>;
