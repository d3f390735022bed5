import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '@tabibu/contract/roles';
import { openScreen, stopTime, within } from '../../testing/open-screen.tsx';
import { loadSentences } from '../../shell/catalogues.ts';
import StaffScreen from '../staff-screen.tsx';
import { sectionAt } from '../sections.tsx';

beforeEach(stopTime);
beforeAll(async () => {
  await sectionAt('staff', 'dashboard/settings', 'manager').screen.load('en');
  await sectionAt('admin', 'dashboard/settings', 'administrator').screen.load('en');
  await loadSentences('en', ['palette', 'cases']);
  await import('./palette.tsx');
});

const REFERENCE = 'TBB-1767225600-ABCDEFGH';
const open = (path: string, role: Role) =>
  openScreen(<StaffScreen />, {
    path,
    me: { role },
    answers: {
      'GET /api/admin/doctors': { doctors: [{ id: 'd1', full_name: 'Neema Mollel' }] },
      'GET /api/admin/cases': { cases: [{ id: 'c1', kind: 'complaint', person: 'Zawadi Mollel' }], next_cursor: null },
      'GET /api/admin/booking-list': {
        bookings: [
          { id: 'b1', patient: 'Asha Juma', phone: '+255754000321', doctor: 'Neema Mollel', reference: REFERENCE },
        ],
      },
    },
  });
type Screen = Awaited<ReturnType<typeof open>>;
const CTRL_K = '{Control>}k{/Control}';
/** Types into the field of the palette in place of what stood there. */
const type = async ({ user, getByRole }: Screen, text: string) => {
  const field = getByRole('combobox', { name: 'Section, case, person, number or reference' });
  await user.clear(field);
  await user.type(field, text);
};
const hitsOf = (screen: Screen) =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((one) => one.textContent);

test('Ctrl-K opens the sections that a person may open, and typing narrows them', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await screen.after(() => screen.user.keyboard(CTRL_K));
  expect(hitsOf(screen)).toContain('Exchange RatesSection');
  await type(screen, 'e');
  await type(screen, 'exchange');
  expect(hitsOf(screen)[0]).toBe('Exchange RatesSection');
  await screen.user.keyboard('{Enter}');
  expect(screen.at()).toBe('/admin/dashboard/exchange-rates');
});

test('a name finds doctors, and a whole reference finds cases, payment and appointment', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await screen.user.keyboard('{Meta>}k{/Meta}');
  await type(screen, 'mollel');
  expect(hitsOf(screen)).toEqual([
    'Zawadi Mollel · ComplaintCase',
    'Asha Juma · +255754000321Patient',
    'Neema MollelDoctor',
  ]);
  await type(screen, REFERENCE.toLowerCase());
  expect(hitsOf(screen)).toEqual([
    'Zawadi Mollel · ComplaintCase',
    `${REFERENCE}Payment`,
    'Asha Juma · Neema MollelAppointment',
  ]);
});

test('the word of a kind of case finds its queue, and a number or its last digits the appointments of its patient', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await screen.user.keyboard(CTRL_K);
  await type(screen, 'withdrawal');
  expect(hitsOf(screen)).toContain('Withdrawal askedQueue');
  await type(screen, '0321');
  expect(hitsOf(screen)).toContain('Asha Juma · +255754000321Patient');
  await type(screen, '0754 000 321');
  await screen.user.click(screen.getByRole('option', { name: /^Asha/ }));
  expect(screen.at()).toBe('/admin/dashboard/overview/bookings?q=%2B255754000321');
});

test('whoever works at the desk finds a caller by number, and the end of a reference finds its appointment', async () => {
  const screen = await open('/staff/dashboard/settings', 'receptionist');
  await screen.user.keyboard(CTRL_K);
  await type(screen, '0754000321');
  expect(hitsOf(screen)).toEqual(['Asha Juma · +255754000321Patient']);
  await type(screen, 'ABCD2FGH');
  expect(hitsOf(screen)).toEqual(['Asha Juma · Neema MollelAppointment']);
});

test('a manager finds no doctors, and a reference leads to the lists of the staff portal', async () => {
  const screen = await open('/staff/dashboard/settings', 'manager');
  await screen.user.keyboard(CTRL_K);
  await type(screen, 'se');
  expect(hitsOf(screen)).toEqual(['SettingsSection']);
  await type(screen, REFERENCE);
  expect(hitsOf(screen)).toEqual([`${REFERENCE}Payment`, expect.stringContaining('Appointment')]);
  expect(screen.asked().filter((call) => /doctors|cases/.test(call))).toEqual([]);
});

test('"?" shows the keys, but not while somebody types', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await screen.after(() =>
    document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })),
  );
  expect(screen.names('dialog')).toEqual([]);
  await screen.user.keyboard('?');
  expect(screen.text()).toMatch(/Ctrl K.*Go to a section, a case, a person or a reference/s);
});
