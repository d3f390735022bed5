import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import { releaseText } from './release-text.ts';
import StaffScreen from '../staff-screen.tsx';

const PATH = '/admin/dashboard/house';
const LIST = 'GET /api/admin/settings';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/house', 'administrator').screen.load('en'));

const at = '2026-01-04T08:00:00.000Z';
const setting = (key: string, value: unknown = null, history: object[] = []) => ({
  key,
  value,
  version: history.length,
  history,
});
const SHARE = setting('doctor_share', 75, [
  { value: 75, by: 'Neema Mushi', at },
  { value: 70, by: null, at },
]);
const SETTINGS = [
  SHARE,
  setting('missed_credit'),
  setting('figure_doctors'),
  setting('contact_phone'),
  setting('live_ke'),
  setting('emergency_ke'),
  setting('methods_ke', 'mpesa,card', [{ value: 'mpesa,card', by: 'Juma Otieno', at }]),
];

const open = (path = PATH, answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path,
    me: { role: 'administrator' },
    answers: Object.assign(answers, {
      'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
      [LIST]: answers[LIST] ?? SETTINGS,
    }),
  });

test('a rule says what it does, what holds, and who changed it; without a value the default holds', async () => {
  const screen = await open();
  expect(screen.text()).toMatch(/Doctor’s share.*Holds for consultations that are completed from now on/s);
  expect(screen.text()).toMatch(/75%\s*Neema Mushi\s*4 Jan 2026/);
  expect(screen.text()).toMatch(/rest is credit.*Yes\s*Default\s*Never changed/s);
  expect(screen.text()).not.toContain('Phone number');
});

test('a value out of its bounds is told beside the field and not sent; a possible one is sent with the version', async () => {
  const screen = await open(PATH, { 'PUT /api/admin/settings/doctor_share': SHARE });
  await screen.press('button', 'Change: Doctor’s share');
  await screen.write('New value', '101');
  await screen.press('button', 'Save the change');
  expect((screen.get('textbox', 'New value') as HTMLInputElement).getAttribute('aria-invalid')).toBe('true');
  expect(screen.sent()).toEqual([]);
  await screen.write('New value', '80');
  expect(screen.text()).toMatch(/Now: 75%.*After saving: 80%/s);
  await screen.press('button', 'Save the change');
  expect(screen.sent()).toEqual([{ call: 'PUT /api/admin/settings/doctor_share', body: { version: 2, value: '80' } }]);
  expect(screen.text()).toContain('Doctor’s share is saved.');
});

test('who was second sees the change of the first, keeps what was typed and decides again', async () => {
  const answers: Answers = {
    'PUT /api/admin/settings/doctor_share': new Refused(409, 'setting-changed', 'Somebody else changed this.'),
  };
  const screen = await open(PATH, answers);
  await screen.press('button', 'Change: Doctor’s share');
  await screen.write('New value', '82');
  answers[LIST] = [setting('doctor_share', 60, [{ value: 60, by: 'Juma Otieno', at }, ...SHARE.history])];
  await screen.press('button', 'Save the change');
  expect(screen.text()).toContain('Juma Otieno has changed this to 60% in the meantime.');
  answers['PUT /api/admin/settings/doctor_share'] = SHARE;
  await screen.press('button', 'Save the change');
  expect(screen.sent().at(-1)).toMatchObject({ body: { version: 3, value: '82' } });
});

test('the newest change is taken back from the history, which says what will hold again', async () => {
  const screen = await open(PATH, { 'POST /api/admin/settings/doctor_share/take-back': SHARE });
  await screen.press('button', 'Change: Doctor’s share');
  expect(screen.text()).toMatch(/75%\s*Neema Mushi.*70% holds again at once.*70%\s*Operator/s);
  await screen.press('button', 'Take this change back');
  expect(screen.sent()).toEqual([{ call: 'POST /api/admin/settings/doctor_share/take-back', body: { version: 2 } }]);
});

test('a setting without value says so', async () => {
  const screen = await open(`${PATH}/site`);
  expect(screen.text()).toMatch(/Phone number.*Not set/s);
  expect(screen.text()).toMatch(/Doctors.*100\+\s*Default/s);
});

test('the payment methods of a country are ticked, at least one', async () => {
  const screen = await open(`${PATH}/countries`, { 'PUT /api/admin/settings/methods_ke': SETTINGS.at(-1) });
  expect(screen.text()).toMatch(/Kenya.*Booking is open.*Payment methods.*M-Pesa, Card/s);
  await screen.press('button', 'Change: Payment methods');
  for (const name of ['M-Pesa', 'Card']) await screen.press('checkbox', name);
  await screen.press('button', 'Save the change');
  expect(screen.sent()).toEqual([]);
  await screen.press('checkbox', 'Airtel Money');
  await screen.press('button', 'Save the change');
  expect(screen.sent()).toMatchObject([{ body: { version: 1, value: 'airtel_money' } }]);
});

test('a country that is coming soon says what is ready, what can be done here, and what only a release brings', async () => {
  const screen = await open(`${PATH}/countries`, {
    'GET /api/admin/consultation-fees': [{ country: 'GB', general_phone_fee: 40 }],
    'GET /api/admin/country-interests': [{ country: 'GB', people: 12 }],
    [LIST]: [...SETTINGS, setting('emergency_gb', '999 general'), setting('emergency_us')],
  });
  expect(screen.read('article', 'UK')).toMatch(
    /Ready.*costs £.40.*Ready.*999 \(general\).*With a release.*Time zone.*With a release.*12 people wait/s,
  );
  expect(screen.read('article', 'USA')).toMatch(/To do here Emergency numbers.*They are a draft.*Nobody waits/s);
});

test('emergency numbers are typed twice and sent with both', async () => {
  const saved = setting('emergency_ke', '1199 ambulance');
  const screen = await open(`${PATH}/emergency`, { 'PUT /api/admin/settings/emergency_ke': saved });
  expect(screen.text()).toMatch(/Kenya.*999 \(general\), 112 \(general\)\s*Default/s);
  await screen.press('button', 'Change: Kenya');
  await screen.write('New value', '1199 ambulance');
  await screen.write('The numbers once more', '119 ambulance');
  await screen.press('button', 'Save the change');
  expect(screen.text()).toContain('This is not the same as above.');
  expect(screen.sent()).toEqual([]);
  await screen.write('The numbers once more', '1199 ambulance');
  await screen.press('button', 'Save the change');
  expect(screen.sent()).toMatchObject([{ body: { value: '1199 ambulance', repeated: '1199 ambulance' } }]);
});

test('a text is begun from that of the release, needs three languages, and is sent with its version', async () => {
  const about = { page: 'about', version: 0, in_force: null, versions: [] };
  const screen = await open(`${PATH}/texts`, {
    'GET /api/admin/page-texts': [about],
    'PUT /api/admin/page-texts/about': about,
  });
  expect(screen.text()).toMatch(/About Tabibu.*The text of the release is in force\./s);
  await screen.press('button', 'Change: About Tabibu');
  await screen.write('English', '## Hello');
  await screen.press('button', 'Save the text');
  expect(screen.text()).toContain('The text is needed in this language too.');
  expect(screen.sent()).toEqual([]);
  await screen.after(() => releaseText('about'));
  await screen.press('button', 'Start from the text of the release');
  await screen.press('button', 'Save the text');
  const sent = screen.sent()[0]!.body as { body: Record<string, string> };
  expect(sent).toMatchObject({ version: 0, begins_on: null });
  expect(sent.body['en']).toMatch(/^Tabibu connects you .*\n\n## For whom\nFor everyone in Tanzania/);
  expect(sent.body['sw']).toContain('## ');
});

test('who waits for a country is counted with masked numbers, and the whole table is stored on request', async () => {
  const kept = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: () => undefined }));
  const waiting = {
    country: 'GB',
    people: 12,
    languages: { sw: 2, en: 9, fr: 1 },
    first_at: at,
    newest: [{ number: '+4474•••456', language: 'en', asked_at: at }],
  };
  const screen = await open(`${PATH}/notify-me`, {
    'GET /api/admin/country-interests': [waiting],
    'POST /api/admin/country-interests/export': { name: 'waiting_gb.csv', csv: 'country' },
  });
  expect(screen.text()).toMatch(/UK: 12 people.*Swahili 2 · English 9 · French 1\..*\+4474•••456\s*English/s);
  expect(screen.text()).toContain('The newest 1 are shown.');
  await screen.press('button', 'Export CSV: UK');
  expect(screen.sent()).toEqual([{ call: 'POST /api/admin/country-interests/export', body: { country: 'GB' } }]);
  expect(kept.mock.contexts).toMatchObject([{ download: 'waiting_gb.csv' }]);
});

test('settings that cannot be loaded say so', async () => {
  const screen = await open(PATH, { [LIST]: new Refused(422, 'invalid-input', '') });
  expect(screen.text()).toContain('The settings could not be loaded.');
});
