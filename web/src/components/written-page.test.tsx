import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import TermsScreen from '../patient/terms/terms-screen.tsx';

beforeEach(stopTime);

const SITE = { missed: { share: '1/3', credit_days: 30 }, links: [] };
const open = (text: object | null) =>
  openScreen(<TermsScreen />, {
    path: '/terms',
    answers: { 'GET /api/page-texts/terms': { text, since: null }, 'GET /api/site': SITE },
  });

test('a page shows the text of the release until an administrator writes one', async () => {
  expect((await open(null)).text()).toContain('By using Tabibu you agree to this.');
});

test('a written text replaces it, as words and links only, above what the product itself knows', async () => {
  const en = 'Our terms.\n\n## Contact\nAsk [us](/contact). <b onclick=x>No</b> [markup](javascript:x)';
  const screen = await open({ sw: 'Masharti', en, fr: 'Conditions' });
  expect(screen.text()).toContain('Our terms. Contact Ask us . <b onclick=x>No</b> [markup](javascript:x)');
  expect(screen.text()).not.toContain('By using Tabibu');
  expect(screen.text()).toMatch(/the doctor waits for you.*1\/3/s);
  expect(screen.names('link')).toEqual(['us']);
  expect(document.querySelector('b')).toBeNull();
});
