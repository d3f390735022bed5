import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, stopTime } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import { LISTED, REVIEWED, list, page, review } from '../../testing/desk-on-screen.tsx';

beforeEach(stopTime);
// The first load of a section's code is not under the clock of a test.
beforeAll(() => sectionAt('staff', 'dashboard/applications', 'staff-admin').screen.load('en'));

test('the list shows the printed columns, the age, both page texts and the badge (STF-APP-03, STF-APP-04, ADM-APP-01)', async () => {
  const screen = await list('staff', { 'GET /api/applications': page() });
  for (const words of [
    'Doctor ID',
    'Neema Mushi',
    'Please send the back of your ID.',
    LISTED.doctor_id,
    '1 Nov 2026',
    'days old',
    'Showing 11-11 of 11',
    'page 3 of 3',
  ])
    expect(screen.text()).toContain(words);
  expect(screen.names('link')).toContain('Doctors , 3 pending');
  expect(screen.names('link')).toContain('Review: Neema Mushi');
  expect(screen.names('button')).toContain('Prev');
  expect(screen.names('button')).not.toContain('Next');
  await screen.press('button', 'Prev');
  expect(screen.asked().filter((call) => call === 'GET /api/applications')).toHaveLength(2);
});

test('an empty list says so in the words of its portal (ADM-APP-02, STF-APP-06)', async () => {
  const empty = { 'GET /api/applications': page({ applications: [], total: 0, page: 1, pages: 1 }) };
  const admin = (await list('admin', empty)).text();
  expect(admin).toContain('No Applications');
  expect(admin).toContain('There are no pending doctor applications at the moment.');
});

test('the staff read ‘No applications found.’', async () => {
  const empty = { 'GET /api/applications': page({ applications: [], total: 0, page: 1, pages: 1 }) };
  expect((await list('staff', empty)).text()).toContain('No applications found.');
});

test.each([
  ['admin', ['Failed to load', 'Failed to load applications', 'The server said why.']],
  ['staff', ['Failed to load', 'Failed to fetch applications', 'Unable to load applications.', 'The server said why.']],
] as const)('%s: a list that does not load says so with the reason (ERR-17, ERR-27)', async (portal, words) => {
  const screen = await list(portal, {
    'GET /api/applications': new Refused(403, 'not-allowed', 'The server said why.'),
  });
  for (const one of words) expect(screen.text()).toContain(one);
});

test.each([
  [null, 'neema@example.org (not verified)'],
  ['2026-11-02T06:00:00.000Z', 'neema@example.org (verified by a link, 2 Nov 2026'],
])('an email address that was verified %s says so', async (at, words) => {
  expect((await review('staff', {}, { ...REVIEWED, email_verified_at: at })).text()).toContain(words);
});

test('one application: everything that was written, duplicates, the other shape of the number, and the history', async () => {
  const { text } = await review('staff');
  for (const words of [
    'Neema Mushi',
    '+27821234567',
    '7 years',
    'MCT 77',
    'I care for hearts.',
    'Possibly the same person',
    'the same phone number',
    'HPCSA',
    'does not look like the usual ones',
    'Nobody has checked these facts',
    'The application arrived',
  ])
    expect(text()).toContain(words);
});

test('documents are zoomed, turned and left for the next; each takes a fresh link (ADM-APP-06)', async () => {
  const screen = await review('staff');
  const picture = () => screen.get('img', screen.names('img').at(-1)!) as HTMLImageElement;
  expect([picture().alt, picture().getAttribute('src')]).toEqual(['Government ID', '/one?ticket=a']);
  await screen.press('button', 'Zoom in');
  await screen.press('button', 'Rotate');
  expect([picture().style.width, picture().style.rotate]).toEqual(['150%', '90deg']);
  await screen.press('button', 'Next document');
  expect(picture().getAttribute('src')).toBe('/two?ticket=b');
  await screen.press('button', 'Document before');
  expect(screen.sent().map(({ call }) => call.slice(-12))).toEqual(
    ['00ac/ticket', '00ad/ticket', '00ac/ticket'].map((end) => `0${end}`),
  );
});

test('a document that is not sent says so (ERR-17)', async () => {
  const screen = await review('admin', {
    'POST /api/application-files/019b7600-0000-7000-8000-0000000000ac/ticket': new Refused(
      404,
      'not-found',
      'It is gone.',
    ),
  });
  expect(screen.text()).toContain('The document did not open');
  await screen.press('button', 'Download');
  expect(screen.text()).toContain('Failed to download document');
});

test('managers and receptionists have no such section', () => {
  for (const role of ['manager', 'receptionist'] as const)
    expect(sectionAt('staff', 'dashboard/applications', role).name).not.toBe('applications');
});
