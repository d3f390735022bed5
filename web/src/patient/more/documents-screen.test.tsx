import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
import DocumentsScreen from './documents-screen.tsx';

beforeEach(stopTime);

const document = (rest: object = {}) => ({
  id: '019b7600-0000-7000-8000-0000000000e1',
  booking_id: '019b7600-0000-7000-8000-0000000000b1',
  kind: 'prescription',
  state: 'valid',
  doctor_name: 'Dkt. Neema Mushi',
  signed_at: '2026-11-19T06:00:00.000Z',
  valid_until: '2026-12-19',
  cancelled_at: null,
  ...rest,
});
/** The pages come one after the other. */
const open = (...pages: object[][]) => {
  let asked = 0;
  const next = () => {
    asked += 1;
    return { documents: pages[asked - 1], next_cursor: asked < pages.length ? 'next' : null };
  };
  return openScreen(<DocumentsScreen />, { path: '/more/documents', answers: { 'GET /api/documents': next } });
};

test('lists what doctors signed with its state; each leads to its appointment, and there is more on demand', async () => {
  const older = document({ id: '019b7600-0000-7000-8000-0000000000e2', kind: 'referral', state: 'cancelled' });
  const screen = await open([document()], [older]);
  expect(screen.text()).toMatch(/Prescription.*Signed by Dkt\. Neema Mushi.*Valid until Saturday 19 Dec 2026/s);
  const [link] = screen.names('link');
  expect(screen.get('link', link!).getAttribute('href')).toBe(
    '/appointments/019b7600-0000-7000-8000-0000000000b1#documents',
  );
  await screen.press('button', 'Show more');
  expect(screen.text()).toMatch(/Referral.*Cancelled/s);
});

test('says what will stand there while there is nothing', async () => {
  expect((await open([])).text()).toContain('No doctor has signed anything for you yet.');
});
