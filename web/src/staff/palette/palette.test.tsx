import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '@tabibu/contract/roles';
import { openScreen, stopTime } from '../../testing/open-screen.tsx';
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
const key = (screen: Screen, name: string, rest: object = {}) =>
  screen.after(() => dispatchEvent(new KeyboardEvent('keydown', { key: name, ...rest })));
/** Types into the field of the palette, which is no plain text field for `write`. */
const type = async (screen: Screen, text: string) => {
  await screen.after(() => {
    const field = screen.get('combobox', 'Section, case, person, number or reference');
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await screen.wait(20);
};
const hits = () => [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);

test('Ctrl-K opens the sections that a person may open, and typing narrows them', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await key(screen, 'k', { ctrlKey: true });
  expect(hits()).toContain('Exchange RatesSection');
  await type(screen, 'e');
  await type(screen, 'exchange');
  expect(hits()[0]).toBe('Exchange RatesSection');
  await screen.after(() =>
    screen
      .get('combobox', 'Section, case, person, number or reference')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  expect(screen.at()).toBe('/admin/dashboard/exchange-rates');
});

test('a name finds doctors, and a whole reference finds cases, payment and appointment', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await key(screen, 'k', { metaKey: true });
  await screen.wait(0);
  await type(screen, 'mollel');
  expect(hits()).toEqual(['Zawadi Mollel · ComplaintCase', 'Asha Juma · +255754000321Patient', 'Neema MollelDoctor']);
  await type(screen, REFERENCE.toLowerCase());
  expect(hits()).toEqual([
    'Zawadi Mollel · ComplaintCase',
    `${REFERENCE}Payment`,
    'Asha Juma · Neema MollelAppointment',
  ]);
});

test('the word of a kind of case finds its queue, and a number or its last digits the appointments of its patient', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await key(screen, 'k', { ctrlKey: true });
  await screen.wait(0);
  await type(screen, 'withdrawal');
  expect(hits()).toContain('Withdrawal askedQueue');
  await type(screen, '0321');
  expect(hits()).toContain('Asha Juma · +255754000321Patient');
  await type(screen, '0754 000 321');
  const hit = [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
    one.textContent?.startsWith('Asha'),
  );
  await screen.after(() => hit!.click());
  expect(screen.at()).toBe('/admin/dashboard/overview/bookings?q=%2B255754000321');
});

test('whoever works at the desk finds a caller by number, and the end of a reference finds its appointment', async () => {
  const screen = await open('/staff/dashboard/settings', 'receptionist');
  await key(screen, 'k', { ctrlKey: true });
  await screen.wait(0);
  await type(screen, '0754000321');
  expect(hits()).toEqual(['Asha Juma · +255754000321Patient']);
  await type(screen, 'ABCD2FGH');
  expect(hits()).toEqual(['Asha Juma · Neema MollelAppointment']);
});

test('a manager finds no doctors, and a reference leads to the lists of the staff portal', async () => {
  const screen = await open('/staff/dashboard/settings', 'manager');
  await key(screen, 'k', { ctrlKey: true });
  await screen.wait(0);
  await type(screen, 'se');
  expect(hits()).toEqual(['SettingsSection']);
  await type(screen, REFERENCE);
  await screen.wait(20);
  expect(hits()).toEqual([`${REFERENCE}Payment`, expect.stringContaining('Appointment')]);
  expect(screen.asked().filter((call) => /doctors|cases/.test(call))).toEqual([]);
});

test('"?" shows the keys, but not while somebody types', async () => {
  const screen = await open('/admin/dashboard/settings', 'administrator');
  await screen.after(() =>
    document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })),
  );
  expect(screen.names('dialog')).toEqual([]);
  await key(screen, '?');
  await screen.wait(0);
  expect(screen.text()).toMatch(/Ctrl K.*Go to a section, a case, a person or a reference/s);
});
