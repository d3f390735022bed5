/** One line of the benchmark table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly beside: string;
  readonly goal: string;
  /** Undefined where it could not be measured here. */
  readonly met: boolean | undefined;
}

/** Prints rows as the Markdown table of the README. */
export function printTable(rows: readonly Row[]): void {
  console.log('\n| What | Measured | Beside | Goal | |\n|---|---|---|---|---|');
  for (const { what, measured, beside, goal, met } of rows) {
    console.log(`| ${what} | ${measured} | ${beside} | ${goal} | ${met === undefined ? 'not measured' : met ? 'met' : 'missed'} |`);
  }
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which the given part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
