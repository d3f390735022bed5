import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadScreen } from '../../app/load-screen.ts';
import { matchRoute } from '../../app/routes.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import OwnNotes from './own-notes.tsx';

beforeEach(stopTime);
// The first load of a screen is not under the clock of a test.
beforeAll(async () => {
  await loadScreen(matchRoute('/readings').route, 'en');
  await loadSentences('en', ['home-rest']);
});

test('a press on the line to the readings asks for the curve before the screen is drawn', async () => {
  const screen = await openScreen(<OwnNotes />, {
    path: '/',
    answers: { 'GET /api/appointments': { appointments: [] } },
  });
  const before = screen.asked();
  await screen.press('link', 'Write down a reading: pressure, sugar, weight …');
  // Only the press can have asked: the screen itself is not drawn here.
  expect(screen.asked().slice(before.length)[0]).toBe(
    'GET /api/people/019b7600-0000-7000-8000-00000000000a/readings/curve',
  );
  expect(screen.at()).toBe('/readings');
});
