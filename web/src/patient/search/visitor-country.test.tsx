import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountry } from '../../shell/session.tsx';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import SearchScreen from './search-screen.tsx';

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

function Here() {
  return (
    <>
      <output>{useCountry().code}</output>
      <SearchScreen />
    </>
  );
}
const open = (me: null | undefined) =>
  openScreen(<Here />, {
    path: '/doctors',
    search: 'country=ZA',
    ...(me === null ? { me } : {}),
    answers: {},
  });

test('a visitor who looks at the doctors of a country is never asked for a number, or told a price, of another one', async () => {
  await open(null);
  expect(document.querySelector('output')?.textContent).toBe('ZA');
});

test('whoever is signed in keeps the own country', async () => {
  await open(undefined);
  expect(document.querySelector('output')?.textContent).toBe('TZ');
});
