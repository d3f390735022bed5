import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import { useFirstRows } from './use-first-rows.ts';

beforeEach(stopTime);

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Draws rows that are there from the beginning, or come with a press, and notes how many it draws each time. */
function Rows({ given, drawn }: { given?: readonly string[]; drawn: number[] }) {
  const [rows, setRows] = useState(given);
  const shown = useFirstRows(rows, 2);
  drawn.push(shown.length);
  return (
    <>
      <button onClick={() => setRows(ROWS)}>Answer</button>
      <p>{shown.join(' ')}</p>
    </>
  );
}

const PATH = { path: '/admin/dashboard', answers: {} };

test('rows that come later are drawn in two steps, the first ones first', async () => {
  const drawn: number[] = [];
  const screen = await openScreen(<Rows drawn={drawn} />, PATH);
  await screen.press('button', 'Answer');
  expect(drawn.filter((count, place) => count !== drawn[place - 1])).toEqual([0, 2, 5]);
  expect(screen.text()).toContain('a b c d e');
});

test('rows that are there already are drawn at once', async () => {
  const drawn: number[] = [];
  await openScreen(<Rows given={ROWS} drawn={drawn} />, PATH);
  expect(new Set(drawn)).toEqual(new Set([5]));
});

test('rows that change later are all drawn', async () => {
  const drawn: number[] = [];
  const screen = await openScreen(<Rows given={['a']} drawn={drawn} />, PATH);
  await screen.press('button', 'Answer');
  expect(screen.text()).toContain('a b c d e');
  expect(drawn).not.toContain(2);
});
