import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareReports } from './compare.ts';
import { originOf, readReports, removeReport, reportOf, writeReport } from './report.ts';
import type { Origin } from './report.ts';
import type { Figure, Row } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabibu-bench-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const old: Origin = {
  commit: '34787721aaaaaaaa',
  changed: false,
  date: '2026-11-21T10:00:00.000Z',
  machine: 'Node v24, 2 × A',
};
const now: Origin = { ...old, commit: 'bbbbbbbbbbbbbbbb', changed: true, date: '2026-11-22T10:00:00.000Z' };

function row(what: string, figures: Figure[], more: Partial<Row> = {}): Row {
  return { what, measured: 'text', beside: 'a bare server', goal: '≥ 0.5', met: false, figures, ...more };
}

/** Returns the table's lines below its head, as cells. */
function cells(table: string): string[][] {
  return table
    .split('\n')
    .slice(5)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((line) => line.slice(1, -1));
}

test('a report names each figure with unit, comparison, ratio, goal, version and date', () => {
  const report = reportOf('list', [row('List', [{ unit: '/s', value: 150, peer: 200 }])], old);
  writeReport(folder, report);
  expect(JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8'))).toEqual({
    bench: 'list',
    ...old,
    figures: [
      {
        name: 'List',
        unit: '/s',
        value: 150,
        peer: 200,
        ratio: 0.75,
        beside: 'a bare server',
        goal: '≥ 0.5',
        met: false,
      },
    ],
  });
  expect(readReports(folder)).toEqual([report]);
});

test('a ratio and a comparison that a figure gives itself are kept, and parts of a line are named', () => {
  const figures = [
    { part: 'one', unit: 'ms', value: 3, peer: 2, ratio: 1.4, beside: 'a bare page' },
    { part: 'other', unit: 'ms', value: 3 },
  ];
  const report = reportOf('call', [row('Call', figures)], old);
  expect(report.figures.map(({ name, ratio, beside }) => [name, ratio, beside])).toEqual([
    ['Call: one', 1.4, 'a bare page'],
    ['Call: other', null, 'a bare server'],
  ]);
});

test('a line that could not be measured has no figures', () => {
  expect(reportOf('call', [row('Call', [], { met: undefined })], old).figures).toEqual([]);
});

test('ratios stand side by side, and the change is that of the ratio', () => {
  const before = [reportOf('list', [row('List', [{ unit: '/s', value: 100, peer: 200 }])], old)];
  const after = [reportOf('list', [row('List', [{ unit: '/s', value: 90, peer: 150 }])], now)];
  expect(cells(compareReports(before, after))).toEqual([
    ['list', 'List', '100 /s', '90 /s', '0.50', '0.60', '+20.0 %'],
  ]);
});

test('figures without a comparison are compared by value', () => {
  const before = [reportOf('start', [row('Start', [{ unit: 's', value: 2 }])], old)];
  const after = [reportOf('start', [row('Start', [{ unit: 's', value: 1.5 }])], now)];
  expect(cells(compareReports(before, after))).toEqual([['start', 'Start', '2 s', '1.5 s', '–', '–', '−25.0 %']]);
});

test('a figure of one folder only is shown with a dash in place of the other', () => {
  const before = [reportOf('start', [row('Start', [{ unit: 's', value: 2 }])], old)];
  const after = [reportOf('list', [row('List', [{ unit: '/s', value: 90, peer: 150 }])], now)];
  expect(cells(compareReports(before, after))).toEqual([
    ['start', 'Start', '2 s', '–', '–', '–', '–'],
    ['list', 'List', '–', '90 /s', '–', '0.60', '–'],
  ]);
});

test('the same name in two benches makes two lines', () => {
  const reports = ['one', 'two'].map((bench) => reportOf(bench, [row('Memory', [{ unit: 'MB', value: 1 }])], old));
  expect(cells(compareReports(reports, reports)).map(([bench]) => bench)).toEqual(['one', 'two']);
});

test('the comparison says which versions it compares, and whether files were changed', () => {
  const table = compareReports([reportOf('list', [], old)], [reportOf('list', [], now)]).split('\n');
  expect(table.slice(0, 2)).toEqual([
    'Before: 34787721aa, 2026-11-21, Node v24, 2 × A',
    'After: bbbbbbbbbb with changes, 2026-11-22, Node v24, 2 × A',
  ]);
});

test('a removed report leaves a folder in which there is nothing to compare', () => {
  writeReport(folder, reportOf('list', [], old));
  removeReport(folder, 'list');
  expect(() => readReports(folder)).toThrow(`no figures in ${folder}`);
});

test('the origin names the commit of the repository, and none outside of one', () => {
  const { commit, date } = originOf(new Date('2026-11-22T10:00:00Z'));
  const isRepository = existsSync(join(import.meta.dirname, '../.git'));
  expect(commit).toEqual(isRepository ? expect.stringMatching(/^[0-9a-f]{40}$/) : null);
  expect(date).toBe('2026-11-22T10:00:00.000Z');
});
