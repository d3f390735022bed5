import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import TermsScreen from '../patient/terms/terms-screen.tsx';

beforeEach(stopTime);

const RELEASE = { version: 0, since: '2026-10-01' };
const WRITTEN = (en: string) => ({ sw: 'Masharti', en, fr: 'Conditions' });
const VERSIONS = [{ version: 3, since: '2026-11-01' }, { version: 2, since: '2026-10-15' }, RELEASE];
const SITE = { missed: { share: '1/3', credit_days: 30 }, links: [] };
const open = (text: object | null, versions: object[] = [RELEASE], search?: string) =>
  openScreen(<TermsScreen />, {
    path: '/terms',
    ...(search === undefined ? {} : { search }),
    answers: {
      'GET /api/page-texts/terms': { text, since: null, versions },
      'GET /api/page-texts/terms/version': { text: search === 'version=0' ? null : WRITTEN('Our earlier terms.') },
      'GET /api/site': SITE,
    },
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

test('the terms never leave out what a plan costs, renews, pays for and gives back, not under a written text either', async () => {
  for (const text of [null, WRITTEN('Our terms.')]) {
    const said = (await open(text)).text();
    for (const fact of [
      'Care plans',
      'does not renew by itself',
      'as many phone calls as it says',
      'Calls that are left when the month ends are lost',
      'If you do not come, it is used',
      'give a plan back within 24 hours',
    ])
      expect(said).toContain(fact);
  }
});

test('a text says since which day of the house it is in force, also that of the release', async () => {
  expect((await open(null)).text()).toContain('This text has been in force since Thursday 1 Oct 2026.');
  const screen = await open(WRITTEN('Our terms.'), VERSIONS);
  expect(screen.text()).toContain('This text has been in force since Sunday 1 Nov 2026.');
  expect(screen.names('link')).toEqual([
    'Earlier text, from Thursday 15 Oct 2026 on',
    'Earlier text, from Thursday 1 Oct 2026 on',
  ]);
});

test('a reader opens an earlier version, which says until when it was in force and leads back', async () => {
  const screen = await open(WRITTEN('Our terms.'), VERSIONS, 'version=2');
  expect(screen.text()).toMatch(/earlier text.*Thursday 15 Oct 2026 to Sunday 1 Nov 2026.*Our earlier terms/s);
  expect(screen.text()).not.toContain('Our terms.');
  expect(screen.names('link')[0]).toBe('Read the text that is in force now');
});

test('the text of the release is read as an earlier version too', async () => {
  const screen = await open(WRITTEN('Our terms.'), VERSIONS, 'version=0');
  expect(screen.text()).toMatch(/By using Tabibu you agree to this.*earlier text/s);
});

test.each(['version=7', 'version=x'])('an unknown version (%s) shows the text that is in force', async (search) => {
  expect((await open(WRITTEN('Our terms.'), VERSIONS, search)).text()).toContain('Our terms.');
});
