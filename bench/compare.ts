import { readReports } from './report.ts';
import type { Report, ReportedFigure } from './report.ts';

/** A figure before and after. Undefined if only the other folder has it. */
interface Pair {
  readonly bench: string;
  readonly name: string;
  readonly before: ReportedFigure | undefined;
  readonly after: ReportedFigure | undefined;
}

/**
 * Returns a Markdown table of two sets of reports. A figure with a comparison in its own run is compared by its ratio,
 * which two runs on a busy machine share more than the value; any other figure by its value.
 */
export function compareReports(before: readonly Report[], after: readonly Report[]): string {
  const lines = pairsOf(before, after).map(({ bench, name, before: old, after: now }) => {
    const [one, other] = [old && comparable(old), now && comparable(now)];
    const change = one === undefined || other === undefined || one === 0 ? '–' : percent(other / one);
    return `| ${bench} | ${name} | ${valueOf(old)} | ${valueOf(now)} | ${ratioOf(old)} | ${ratioOf(now)} | ${change} |`;
  });
  return [
    `Before: ${describe(before)}`,
    `After: ${describe(after)}`,
    '',
    '| Bench | What | Before | After | Ratio before | Ratio after | Change |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function pairsOf(before: readonly Report[], after: readonly Report[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [side, reports] of [['before', before] as const, ['after', after] as const]) {
    for (const { bench, figures } of reports) {
      for (const figure of figures) {
        const key = JSON.stringify([bench, figure.name]);
        const pair = pairs.get(key) ?? { bench, name: figure.name, before: undefined, after: undefined };
        pairs.set(key, { ...pair, [side]: figure });
      }
    }
  }
  return [...pairs.values()];
}

function comparable({ ratio, value }: ReportedFigure): number {
  return ratio ?? value;
}

function valueOf(figure: ReportedFigure | undefined): string {
  return figure === undefined ? '–' : `${Number(figure.value.toPrecision(4))} ${figure.unit}`;
}

function ratioOf(figure: ReportedFigure | undefined): string {
  return figure === undefined || figure.ratio === null ? '–' : figure.ratio.toFixed(2);
}

function percent(quotient: number): string {
  const points = (quotient - 1) * 100;
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)} %`;
}

/** Returns the versions, dates and machines of some reports. One folder may hold runs of several versions. */
function describe(reports: readonly Report[]): string {
  const origins = reports.map(({ commit, changed, date, machine }) => {
    const version = commit === null ? 'unknown version' : `${commit.slice(0, 10)}${changed ? ' with changes' : ''}`;
    return `${version}, ${date.slice(0, 10)}, ${machine}`;
  });
  return [...new Set(origins)].join('; ');
}

/** `npm run bench:compare <folder-before> <folder-after>`: prints the figures of two runs side by side. */
if (import.meta.main) {
  const [before, after] = process.argv.slice(2);
  if (before === undefined || after === undefined) {
    console.error('npm run bench:compare <folder-before> <folder-after>');
    process.exit(2);
  }
  console.log(compareReports(readReports(before), readReports(after)));
}
