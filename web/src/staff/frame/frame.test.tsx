import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import { Link } from '../../ui/link.tsx';
import { Answered } from './answered.tsx';
import { BarChart } from './bar-chart.tsx';
import { barsOf } from './bars.ts';
import { ListTable } from './list-table.tsx';
import type { Sort } from './list-table.tsx';
import { FigureCard, Figures } from './figure-card.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useFilters } from './use-filters.ts';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/settings', 'administrator').screen.load('en'));

const open = (part: React.ReactNode, search = '') =>
  openScreen(part, { path: '/admin/dashboard/fees', search, me: { role: 'administrator' }, answers: {} });

const CHOICES = { q: '', status: ['all', 'pending', 'paid'], page: '1' } as const;

function Filtered() {
  const { values, isFiltered, change, reset } = useFilters(CHOICES);
  return (
    <>
      <p>{`${values.q}|${values.status}|${values.page}|${isFiltered}`}</p>
      <button type="button" onClick={() => change({ page: '3' })}>
        third
      </button>
      <button type="button" onClick={() => change({ status: 'paid' })}>
        paid
      </button>
      <button type="button" onClick={reset}>
        all
      </button>
    </>
  );
}

test('filters are read from the address and written into it, and another filter begins at the first page', async () => {
  const screen = await open(<Filtered />, 'q=amina&status=pending&page=2');
  expect(screen.text()).toContain('amina|pending|2|true');
  await screen.press('button', 'third');
  await screen.press('button', 'paid');
  expect(screen.text()).toContain('amina|paid|1|true');
  await screen.wait(300);
  expect(screen.at()).toBe('/admin/dashboard/fees?q=amina&status=paid');
  await screen.press('button', 'all');
  expect(screen.text()).toContain('|all|1|false');
});

test('a word in the address that is no choice counts as the default', async () => {
  expect((await open(<Filtered />, 'status=rubbish')).text()).toContain('|all|1|false');
});

test('an answer that failed says so and keeps the rows that were there (ADM-SHELL-31)', async () => {
  const answer = { data: ['old row'], isOld: true, error: new Error('no'), isFetching: false, refetch: () => {} };
  const failing = await open(
    <Answered answer={answer} failed="Failed to load rows">
      {(rows) => rows.join(',')}
    </Answered>,
  );
  expect(failing.read('alert')).toContain('Failed to load rows');
  expect(failing.text()).toContain('old row');
  expect(failing.names('button')).toEqual(['Try again']);
  await failing.close();
  const loading = await open(
    <Answered
      answer={{ ...answer, data: undefined, error: null, isFetching: true }}
      failed=""
      loading="Loading rows..."
    >
      {() => 'rows'}
    </Answered>,
  );
  expect(loading.read('status')).toBe('Loading rows...');
});

function Sorted() {
  const [sort, setSort] = useState<Sort>({ by: 'name', down: false });
  const rows = ['Amina', 'Zuhura'].sort((a, b) => (sort.down ? b.localeCompare(a) : a.localeCompare(b)));
  return (
    <ListTable
      label="People"
      columns={[{ name: 'name', title: 'Name', cell: (name: string) => name, sorts: true }]}
      rows={rows}
      keyOf={(name) => name}
      sort={sort}
      onSort={setSort}
    />
  );
}

test('a table is sorted by the title of a column, and says how', async () => {
  const screen = await open(<Sorted />);
  const order = () => screen.get('table', 'People').querySelector('tbody')?.textContent;
  const header = () => screen.get('columnheader', 'Name').getAttribute('aria-sort');
  expect([order(), header()]).toEqual(['AminaZuhura', 'ascending']);
  await screen.press('button', 'Name');
  expect([order(), header()]).toEqual(['ZuhuraAmina', 'descending']);
});

test('a figure opens the list that it counts', async () => {
  const screen = await open(
    <Figures>
      <FigureCard label="Doctors" figure="12" href="/admin/dashboard/doctors" />
      <FigureCard label="Ratings" figure="4.8" note="of 30" />
    </Figures>,
  );
  expect(screen.names('link').map((name) => name.replace(/\s+/g, ' '))).toEqual(['Doctors 12']);
});

function Edited() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        change
      </button>
      <Link href="/admin/dashboard/settings">elsewhere</Link>
      <UnsavedBar count={count} onSave={() => setCount(0)} onDiscard={() => setCount(0)} />
    </>
  );
}

test('unsaved changes are counted, and leaving by a link asks first', async () => {
  const screen = await open(<Edited />);
  expect(screen.names('button')).toEqual(['change']);
  await screen.press('button', 'change');
  await screen.press('button', 'change');
  expect(screen.read('region', 'Unsaved changes')).toContain('2 changes');
  await screen.press('link', 'elsewhere');
  expect(screen.at()).toBe('/admin/dashboard/fees');
  expect(screen.read('dialog')).toContain('2 changes are not saved and will be lost.');
  await screen.press('button', 'Stay here');
  expect(screen.names('dialog')).toEqual([]);
  await screen.press('link', 'elsewhere');
  await screen.press('button', 'Leave');
  expect(screen.at()).toBe('/admin/dashboard/settings');
});

test('once changes are discarded a link is followed at once', async () => {
  const screen = await open(<Edited />);
  await screen.press('button', 'change');
  await screen.press('button', 'Discard');
  await screen.press('link', 'elsewhere');
  expect(screen.at()).toBe('/admin/dashboard/settings');
});

test('a chart describes its sums, and shows the same figures as a table', async () => {
  const screen = await open(
    <BarChart
      title="Revenue by Month"
      series={['Bookings', 'Subscriptions']}
      labels="Month"
      bars={[{ key: '2026-01', label: 'January 2026', values: [600, 400] }]}
      format={(value) => `TSh ${value}`}
    />,
  );
  expect(screen.names('img')).toEqual(['Revenue by Month. January 2026: TSh 1000']);
  await screen.press('button', 'Show as table');
  expect(screen.names('img')).toEqual([]);
  expect(screen.read('table', 'Revenue by Month')).toMatch(/Month.*Bookings.*Subscriptions.*January 2026.*600.*400/s);
});

test('bars stand on zero: what is below it is drawn below', () => {
  const { parts, zero, top } = barsOf(
    [
      { key: 'a', label: 'a', values: [60, 20] },
      { key: 'b', label: 'b', values: [-20, 0] },
    ],
    100,
    100,
  );
  expect([top, zero]).toEqual([80, 80]);
  expect(parts.map(({ y, height }) => [y, height])).toEqual([
    [20, 60],
    [0, 20],
    [80, 20],
    [80, 0],
  ]);
});
