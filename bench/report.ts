import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where `npm run bench` writes the figures of its last run, one file for each benchmark. */
export const REPORTS = join(ROOT, '.cache/bench');

/** The figures of one benchmark as JSON. */
export interface Report {
  readonly bench: string;
  /** The commit that was measured; null outside a Git repository. */
  readonly commit: string | null;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
  readonly date: string;
  readonly machine: string;
  readonly figures: readonly ReportedFigure[];
}

export interface ReportedFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What was measured beside it in the same run, in the same unit; null if there is nothing to compare with. */
  readonly peer: number | null;
  readonly ratio: number | null;
  readonly beside: string;
  /** The goal of the figure's line of the table, and whether the line meets it; null if it could not be measured. */
  readonly goal: string;
  readonly met: boolean | null;
}

/** What is the same for all benchmarks of a run. */
export type Origin = Pick<Report, 'commit' | 'changed' | 'date' | 'machine'>;

/** Returns the version and the machine that are measured now. */
export function originOf(now: Date): Origin {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const head = git('rev-parse', 'HEAD');
  const known = head.status === 0;
  return {
    commit: known ? head.stdout.trim() : null,
    changed: known && git('status', '--porcelain').stdout.trim() !== '',
    date: now.toISOString(),
    machine: `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
  };
}

/** Returns the figures of a benchmark's lines. A line that could not be measured has none. */
export function reportOf(bench: string, rows: readonly Row[], origin: Origin): Report {
  const figures = rows.flatMap(({ what, beside: besideLine, goal, met, figures: own }) =>
    own.map(({ part, unit, value, peer, beside = besideLine, ratio }) => ({
      name: part === undefined ? what : `${what}: ${part}`,
      unit,
      value: rounded(value),
      peer: peer === undefined ? null : rounded(peer),
      ratio: peer === undefined ? null : rounded(ratio ?? value / peer),
      beside,
      goal,
      met: met ?? null,
    })),
  );
  return { bench, ...origin, figures };
}

/** Six digits are more than any of these measurements is good for. */
function rounded(value: number): number {
  return Number(value.toPrecision(6));
}

/** Writes a report into the folder, in place of an earlier one of the same benchmark. */
export function writeReport(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${report.bench}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

/** Removes the report of a benchmark, so that one that fails does not leave the figures of an earlier run. */
export function removeReport(folder: string, bench: string): void {
  rmSync(join(folder, `${bench}.json`), { force: true });
}

/** Returns the reports of a folder, by the names of their benchmarks. Throws when there are none. */
export function readReports(folder: string): Report[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`no figures in ${folder}`);
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report);
}
