import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { overviewQuery } from '../api/doctor-day.ts';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import { loadSentences, loadedChunks } from './catalogues.ts';
import { LanguageSwitcher } from './language-switcher.tsx';

function Worded() {
  const { data } = useQuery(overviewQuery());
  return (
    <>
      <LanguageSwitcher />
      <p>{data === undefined ? '…' : JSON.stringify(data)}</p>
    </>
  );
}

test('a sentence that the server worded does not stay in the language of before', async () => {
  stopTime();
  const sentences = ['Imechelewa', 'Delayed'];
  const screen = await openScreen(<Worded />, {
    path: '/doctor/dashboard',
    me: { role: 'doctor' },
    answers: {
      'GET /api/doctor/overview': () => ({ sentence: sentences.shift() ?? 'asked too often' }),
      'PATCH /api/me': { role: 'doctor' },
    },
  });
  expect(screen.text()).toContain('Imechelewa');
  // Files are not under the clock of a test.
  await loadSentences('sw', loadedChunks('en'));
  await screen.press('link', 'Kiswahili');
  expect(screen.text()).toContain('Delayed');
  expect(screen.text()).not.toContain('Imechelewa');
});
