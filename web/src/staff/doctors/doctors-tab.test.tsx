import { beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_NETWORK, Refused, openScreen, stopTime } from '../../testing/open-screen.tsx';
import { ID, LIST, ONE, details, effects, listed, page } from '../../testing/desk-doctors.ts';
import type { Answers } from '../../testing/open-screen.tsx';
import { sectionAt } from '../sections.tsx';
import StaffScreen from '../staff-screen.tsx';

beforeEach(stopTime);
beforeAll(() => sectionAt('admin', 'dashboard/doctors', 'administrator').screen.load('en'));

const open = (answers: Answers, search = '') =>
  openScreen(<StaffScreen />, {
    path: '/admin/dashboard/doctors',
    search,
    me: { role: 'administrator' },
    answers: { 'GET /api/admin/cases/waiting': { open: 0, overdue: 0 }, ...answers },
  });

test('S40: shows the printed filters, three figures and a card with true counts (ADM-DOC-01…12)', async () => {
  const screen = await open({
    [LIST]: page([listed(), listed({ id: `${ID.slice(0, -1)}2`, full_name: 'Juma Otieno' })]),
  });
  expect(screen.read('heading')).toBe('Doctors');
  expect(screen.names('combobox')).toEqual(['Specialty', 'Minimum rating', 'Standing', 'Earnings', 'Sort by']);
  for (const name of ['All Countries', 'Tanzania', 'Kenya', 'Uganda', 'Rwanda', 'Burundi', 'South Africa'])
    expect(screen.names('button')).toContain(name);
  expect(screen.text()).toMatch(/Total Doctors.*2 of 30 shown/s);
  // One total, with the day of its rates beside it.
  expect(screen.text()).toMatch(
    /Total Earnings.*TSh 187,200.*Average per doctor, rounded: TSh 93,600.*KSh 9,600, at the exchange rates in force since 4 Nov 2026/s,
  );
  expect(screen.text()).toMatch(/Total Patients.*57.*Average per doctor: 28\.5/s);
  expect(screen.text()).toMatch(
    /Neema Mollel.*Cardiologist.*4\.5.*Patients.*31.*Consultations.*52.*Video calls.*20.*Phone calls.*32.*Kenya.*KSh 4,800.*TSh 93,600/s,
  );
});

test('of more doctors than are counted it says so, and sums nothing', async () => {
  const all = await open({ [LIST]: page([listed()], { shown: 10_000, is_more: true, sums: null }) });
  expect(all.text()).toMatch(/Total Doctors.*More than 10,000.*–.*choose a filter.*–.*choose a filter/s);
});

test('the filter of earnings and the order follow each other (C52)', async () => {
  const screen = await open({ [LIST]: page([listed()]) }, 'sort=earnings&direction=asc');
  const value = (name: string) => (screen.get('combobox', name) as HTMLSelectElement).value;
  expect([value('Earnings'), value('Sort by')]).toEqual(['asc', 'earnings']);
  await screen.press('button', 'Ascending: press to turn');
  expect([value('Earnings'), value('Sort by')]).toEqual(['desc', 'earnings']);
  expect(screen.text()).toContain('at the exchange rates in force');
});

test('while it loads it says so; a failure has the printed sentence and shows no sample doctors (ADM-DOC-17, 31, 32, W41, ERR-16)', async () => {
  expect((await open({})).text()).toContain('Loading doctors...');
  const failed = await open({ [LIST]: new Refused(400, 'invalid-input', 'No.') });
  expect(failed.read('alert')).toContain('Failed to load doctors');
  expect(failed.names('button')).toContain('Try again');
  expect(failed.names('switch')).toEqual([]);
  expect((await open({ [LIST]: page([]) })).text()).toContain('No doctor works here yet.');
  expect((await open({ [LIST]: page([]) }, 'country=BI')).text()).toContain('No doctors found.');
});

test('S42: a switch that cannot be saved returns with the printed sentence; one that can is sent (ADM-DOC-13, ERR-16)', async () => {
  const doctor = listed({ is_verified: false });
  const screen = await open({
    [LIST]: page([doctor]),
    [`PUT /api/admin/doctors/${ID}/featured`]: NO_NETWORK,
    [`PUT /api/admin/doctors/${ID}/verified`]: details(),
  });
  const state = (name: string) => screen.get('switch', `${name}: Neema Mollel`).getAttribute('aria-checked');
  await screen.press('switch', 'Featured: Neema Mollel');
  expect(screen.read('alert')).toContain('Failed to update doctor featured status');
  expect(state('Featured')).toBe('false');
  await screen.press('switch', 'Verified: Neema Mollel');
  expect(screen.sent().at(-1)).toMatchObject({ body: { is_verified: true } });
});

test('puts a doctor on call, and says why not when no emergency could ring the doctor', async () => {
  const call = `PUT /api/admin/on-call/${ID}`;
  const refused = new Refused(409, 'doctor-not-rung', 'No emergency rings this doctor now.');
  const screen = await open({ [LIST]: page([listed()]), [call]: refused });
  await screen.press('switch', 'On call: Neema Mollel');
  expect(screen.sent()).toMatchObject([{ call, body: { on_call: true } }]);
  expect(screen.read('alert')).toMatch(/Failed to update on-call status.*No emergency rings this doctor now\./s);
  expect(screen.get('switch', 'On call: Neema Mollel').getAttribute('aria-checked')).toBe('false');
  const already = await open({ [LIST]: page([listed({ is_on_call: true })]), [call]: {} });
  await already.press('switch', 'On call: Neema Mollel');
  expect(already.sent()).toMatchObject([{ body: { on_call: false } }]);
});

test('taking the verification back and deleting ask first, with what follows (ADM-DOC-16, W43)', async () => {
  const screen = await open({
    [LIST]: page([listed()]),
    [ONE]: details({ effects: { ...effects, balance: [{ amount: 120_000, currency: 'KES' }] } }),
    [`DELETE /api/admin/doctors/${ID}`]: new Refused(409, 'doctor-busy', 'This doctor is with a patient now.'),
  });
  await screen.press('switch', 'Verified: Neema Mollel');
  expect(screen.text()).toMatch(/2 appointments of 1 patient will be cancelled.*KSh 3,000 will be owed back/s);
  await screen.press('button', 'Cancel');
  expect(screen.sent()).toEqual([]);
  await screen.press('button', 'Delete: Neema Mollel');
  expect(screen.text()).toMatch(/Are you sure you want to delete this doctor\?.*KSh 1,200, is put forward/s);
  await screen.press('button', 'Delete Neema Mollel');
  expect(screen.read('alert')).toContain('Failed to delete doctor');
  expect(screen.read('alert')).toContain('This doctor is with a patient now.');
});

test('closing a doctor without a reason is not possible; the money is held with it, and a message says that it worked', async () => {
  const screen = await open({
    [LIST]: page([listed()]),
    [ONE]: details({ effects }),
    [`PUT /api/admin/doctors/${ID}/verified`]: details({ is_verified: false, money_held: true }),
  });
  await screen.press('switch', 'Verified: Neema Mollel');
  expect(screen.names('button')).not.toContain('Take back the verification of Neema Mollel');
  await screen.write('Reason, which the doctor reads', 'Fake visits');
  await screen.press('button', 'Take back the verification of Neema Mollel');
  expect(screen.sent().at(-1)).toMatchObject({
    body: { is_verified: false, reason: 'Fake visits', hold_money: true },
  });
  expect(screen.text()).toContain('Neema Mollel: the verification is taken back.');
});

test('money that is held is seen, and released with a reason', async () => {
  const screen = await open({
    [LIST]: page([listed({ is_verified: false, money_held: true })]),
    [ONE]: details({ effects }),
    [`PUT /api/admin/doctors/${ID}/money-held`]: details(),
  });
  expect(screen.text()).toContain('Money held');
  await screen.press('button', 'Release the money of Neema Mollel');
  await screen.write('Reason, which the doctor reads', 'Cleared');
  await screen.after(() => document.querySelector<HTMLElement>('dialog .button.danger')!.click());
  expect(screen.sent().at(-1)).toMatchObject({ body: { money_held: false, reason: 'Cleared' } });
  expect(screen.text()).toContain('the money is released');
});

test('S41: the form asks for every field, says what is missing, is busy in words and shows the link once (ADM-DOC-15, 18…22)', async () => {
  let finish: (answer: unknown) => void = () => undefined;
  const screen = await open({
    [LIST]: page([]),
    'POST /api/admin/doctors': () => new Promise((resolve) => (finish = resolve)),
  });
  await screen.press('button', 'Add Doctor');
  expect(screen.text()).toMatch(
    /Add New Doctor.*Full name.*Country.*Specialty.*Rating.*Email.*Phone.*Bio.*Gender.*Date of birth.*Profile image/s,
  );
  const find = (what: string) => document.querySelector<HTMLElement>(`dialog ${what}`)!;
  const send = () => screen.after(() => find('[type="submit"]').click());
  await send();
  expect(screen.read('alert')).toContain('Please fill in all required fields');
  expect(screen.sent()).toEqual([]);
  const typed = {
    full_name: 'Rehema Kileo',
    specialty: 'cardiologist',
    email: 'rehema@example.org',
    phone: '0754 000 111',
    bio: 'Hearts.',
    council: 'MCT',
    number: 'MCT 1',
    expires_on: '2099-12-31',
  };
  for (const [name, value] of Object.entries(typed))
    await screen.after(() => {
      const field = find(`[name="${name}"]`);
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
  await send();
  expect(screen.text()).toContain('Adding Doctor...');
  const { council, number, expires_on, ...rest } = typed;
  expect(screen.sent()).toMatchObject([
    {
      body: {
        ...rest,
        country: 'TZ',
        rating: 5,
        gender: null,
        birth_date: null,
        licence: { council, number, expires_on },
      },
    },
  ]);
  await screen.after(() =>
    finish({
      doctor: details(),
      invitation: { address: 'https://tabibu.example/doctor/invitation#abc', expires_at: '2026-01-04T08:00:00.000Z' },
    }),
  );
  expect(screen.text()).toMatch(/Rehema Kileo gets this link by SMS.*doctor\/invitation#abc/s);
});

test('editing shows what is stored, keeps "Other" where it stands, and says "Updating..." while busy (ADM-DOC-14, C53, C54)', async () => {
  const screen = await open({
    [LIST]: page([listed()]),
    [ONE]: details(),
    [`PATCH /api/admin/doctors/${ID}`]: () => new Promise(() => undefined),
  });
  await screen.press('button', 'Edit: Neema Mollel');
  expect((screen.get('combobox', 'Gender') as HTMLSelectElement).value).toBe('other');
  expect(screen.text()).toMatch(/The doctor asks for \$\s?60 by video and \$\s?40 by phone\./);
  await screen.write('Full name', 'Neema Mushi');
  await screen.press('button', 'Update Doctor');
  expect(screen.text()).toContain('Updating...');
  expect(screen.sent()).toMatchObject([
    {
      body: {
        full_name: 'Neema Mushi',
        country: 'KE',
        specialty: 'cardiologist',
        rating: 5,
        phone: '+254712345678',
        gender: 'other',
        birth_date: null,
        experience_years: 9,
      },
    },
  ]);
});
