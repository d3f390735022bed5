import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

const PATH = '/admin/dashboard/articles';
const ONE = '/api/admin/articles/heart';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/articles', 'administrator').screen.load('en'));

const at = '2026-11-01T08:00:00.000Z';
const texts = (word: string) => ({ sw: `${word} sw`, en: word, fr: `${word} fr` });
const CONTENT = {
  status: 'draft',
  category: 'heart',
  title: texts('Pressure'),
  excerpt: texts('Measure it'),
  body: texts('Sit down.'),
  read_minutes: 6,
  published_on: '2026-11-01',
  picture: null,
  sources: [{ title: 'WHO', address: 'https://www.who.int/x' }],
  author: 'Tabibu',
  reviewer: null,
  reviewed_on: null,
  review_due: '2027-05-31',
};
const of = (version: number, content: object = CONTENT, by: string | null = null) => ({
  id: 'heart',
  version,
  versions: [{ version, content, by, saved_at: at }],
});
const summary = (changes: object) => ({
  id: 'heart',
  version: 1,
  title: CONTENT.title,
  category: 'heart',
  status: 'draft',
  review_due: '2026-11-20',
  likes: 3,
  by: null,
  saved_at: at,
  ...changes,
});

const open = (path: string, answers: Answers) =>
  openScreen(<StaffScreen />, {
    path,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/cases/waiting': { open: 0, overdue: 0 }, ...answers },
  });

test('the list says what is a draft and whose review is overdue', async () => {
  const rows = [summary({}), summary({ id: 'old', title: texts('Old'), review_due: '2026-11-19', by: 'Juma Otieno' })];
  const screen = await open(PATH, { 'GET /api/admin/articles': rows });
  expect(screen.text()).toMatch(/Pressure.*Heart.*Draft.*2026-11-20.*3.*Tabibu \(release\)/s);
  expect(screen.text()).toMatch(/Old.*Was due 2026-11-19.*Juma Otieno/s);
  expect(screen.get('link', 'Pressure').getAttribute('href')).toBe(`${PATH}/heart`);
});

test('an article is saved whole, and readers see it', async () => {
  const saved = of(2, { ...CONTENT, title: { ...CONTENT.title, en: 'Blood pressure' } }, 'Neema Mushi');
  const screen = await open(`${PATH}/heart`, { [`GET ${ONE}`]: of(1), [`PUT ${ONE}`]: saved });
  await screen.write('Title', 'Blood pressure');
  await screen.press('button', 'Save Changes');
  const [sent] = screen.sent();
  expect(sent).toMatchObject({ body: { version: 1, content: saved.versions[0]!.content } });
  expect(screen.text()).toContain('Saved. Readers see it now.');
});

test('what is missing is marked, in the language where it is missing, and nothing is sent', async () => {
  const screen = await open(`${PATH}/heart`, { [`GET ${ONE}`]: of(1) });
  await screen.press('radio', 'Français');
  await screen.write('Title', ' ');
  await screen.press('radio', 'English');
  await screen.choose('Status', 'reviewed');
  await screen.press('button', 'Save Changes');
  expect(screen.sent()).toEqual([]);
  expect(screen.text()).toMatch(/Nothing was saved.*Who signed\?/s);
  expect((screen.get('radio', 'Français') as HTMLInputElement).checked).toBe(true);
});

test('who saves over a newer version is told whose it is, and keeps what was typed', async () => {
  let stored = of(1);
  const screen = await open(`${PATH}/heart`, {
    [`GET ${ONE}`]: () => stored,
    [`PUT ${ONE}`]: new Refused(409, 'article-changed', 'Changed.'),
  });
  await screen.write('Title', 'Mine');
  stored = of(2, { ...CONTENT, read_minutes: 9 }, 'Juma Otieno');
  await screen.press('button', 'Save Changes');
  expect(screen.text()).toMatch(/Changed\..*Juma Otieno saved a newer version/s);
  expect((screen.get('textbox', 'Title') as HTMLInputElement).value).toBe('Mine');
});
