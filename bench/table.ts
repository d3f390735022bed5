/** A number of a benchmark line, for comparing versions. */
export interface Figure {
  /** What it is, if the line has several figures. */
  readonly part?: string;
  readonly unit: string;
  readonly value: number;
  /** The comparison of the same run, in the same unit. */
  readonly peer?: number;
  /** What the comparison is, if it is not that of the line. */
  readonly beside?: string;
  /** `value` by `peer`, if it is not simply their quotient but, for example, the median of the rounds' quotients. */
  readonly ratio?: number;
}

/** One line of the benchmark table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly beside: string;
  readonly goal: string;
  /** Undefined if it could not be measured on this machine. */
  readonly met: boolean | undefined;
  /** The numbers of `measured` and `beside`; none if it could not be measured. */
  readonly figures: readonly Figure[];
}

/** Prints rows as the Markdown table of the README. */
export function printTable(rows: readonly Row[]): void {
  console.log('\n| What | Measured | Beside | Goal | |\n|---|---|---|---|---|');
  for (const { what, measured, beside, goal, met } of rows) {
    console.log(
      `| ${what} | ${measured} | ${beside} | ${goal} | ${met === undefined ? 'not measured' : met ? 'met' : 'missed'} |`,
    );
  }
}

/** Returns the middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Returns the value below which the given part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
