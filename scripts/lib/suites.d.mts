export type Suite = { name: string; seconds: number; skipped: string[] };

export function suitesOfJest(report: object | undefined, folder: string): Suite[];
export function suitesOfPlaywright(report: object | undefined): Suite[];
export function suiteLines(suites: readonly Suite[]): string[];
