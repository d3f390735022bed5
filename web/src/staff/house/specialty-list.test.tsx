import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

const PATH = '/admin/dashboard/house/specialties';
const LIST = 'GET /api/admin/specialties';
const at = '2026-01-04T08:00:00.000Z';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/house', 'administrator').screen.load('en'));

const specialty = (id: string, en: string, more: object = {}) => ({
  id,
  printed: true,
  labels: { sw: `${en} (sw)`, en, fr: `${en} (fr)` },
  specialist: false,
  emergency: 0,
  problems: [],
  offered: true,
  doctors: 0,
  version: 0,
  history: [],
  ...more,
});
const DENTIST = specialty('dentist', 'Dentist', { doctors: 3, problems: ['dental'] });
const ADDED = specialty('geriatrician', 'Geriatrician', {
  printed: false,
  specialist: true,
  version: 7,
  history: [{ terms: null, by: 'Juma Otieno', at }],
});

const open = (answers: Answers = {}) =>
  openScreen(<StaffScreen />, {
    path: PATH,
    me: { role: 'administrator' },
    answers: Object.assign(answers, {
      'GET /api/admin/cases/waiting': { open: 0, overdue: 0 },
      'GET /api/admin/settings': [{ key: 'specialty_order', value: null, version: 4, history: [] }],
      [LIST]: answers[LIST] ?? [DENTIST, ADDED],
    }),
  });

test('each specialty is listed with its type, its doctors and its last change', async () => {
  const screen = await open();
  expect(screen.text()).toMatch(/Dentist\s*Dentist \(sw\) · Dentist \(fr\).*General.*Never.*3.*Offered/s);
  expect(screen.text()).toMatch(/Geriatrician.*Specialist.*Juma Otieno · 4 Jan 2026/s);
});

test('a name that is missing or taken is told beside its field, and a whole specialty is added', async () => {
  const screen = await open({ 'POST /api/admin/specialties': ADDED });
  await screen.press('button', 'Add a specialty');
  await screen.write('Name in Swahili', 'Dentist (sw)');
  await screen.write('Name in English', 'Sleep Doctor');
  await screen.press('button', 'Save the change');
  expect(screen.text()).toContain('Another specialty has this name.');
  expect(screen.text()).toContain('2 to 60 characters, with letters.');
  expect(screen.sent()).toEqual([]);
  await screen.write('Name in Swahili', 'Daktari wa Usingizi');
  await screen.write('Name in French', 'Médecin du sommeil');
  await screen.press('radio', 'Specialist');
  await screen.choose('Emergencies', '2');
  await screen.press('checkbox', 'Sleep Problems');
  await screen.press('button', 'Save the change');
  expect(screen.sent()).toMatchObject([
    {
      call: 'POST /api/admin/specialties',
      body: {
        labels: { sw: 'Daktari wa Usingizi', en: 'Sleep Doctor', fr: 'Médecin du sommeil' },
        specialist: true,
        emergency: 2,
        problems: ['sleep'],
        offered: true,
      },
    },
  ]);
  expect(screen.text()).toContain('Sleep Doctor is added.');
});

test('another type says whose price changes; who was second sees what holds, keeps what was typed, decides again', async () => {
  const answers: Answers = {
    'PUT /api/admin/specialties/dentist': new Refused(409, 'setting-changed', 'Somebody else changed this.'),
  };
  const screen = await open(answers);
  await screen.press('button', 'Change: Dentist');
  await screen.press('radio', 'Specialist');
  expect(screen.text()).toContain('3 doctors get the other price for what is booked from now on.');
  answers[LIST] = [{ ...DENTIST, version: 9, emergency: 3, history: [{ terms: null, by: 'Neema Mushi', at }] }, ADDED];
  await screen.press('button', 'Save the change');
  expect(screen.text()).toMatch(/Neema Mushi has changed this in the meantime.*Rung third/s);
  answers['PUT /api/admin/specialties/dentist'] = DENTIST;
  await screen.press('button', 'Save the change');
  expect(screen.sent().at(-1)).toMatchObject({ body: { version: 9, specialist: true, emergency: 0 } });
});

test('what doctors have says why it stays; what nobody has is removed', async () => {
  const screen = await open({ 'POST /api/admin/specialties/geriatrician/remove': null });
  await screen.press('button', 'Change: Dentist');
  expect(screen.text()).toContain('3 doctors have it, so it cannot be removed');
  await screen.press('button', 'Close');
  await screen.press('button', 'Change: Geriatrician');
  await screen.press('button', 'Remove this specialty');
  expect(screen.sent()).toEqual([{ call: 'POST /api/admin/specialties/geriatrician/remove', body: { version: 7 } }]);
  expect(screen.text()).toContain('Geriatrician is removed.');
});

test('a specialty moves by one place, with the version of the order', async () => {
  const screen = await open({ 'PUT /api/admin/settings/specialty_order': {} });
  await screen.press('button', 'Move up: Geriatrician');
  expect(screen.sent()).toEqual([
    { call: 'PUT /api/admin/settings/specialty_order', body: { version: 4, value: 'geriatrician,dentist' } },
  ]);
});
