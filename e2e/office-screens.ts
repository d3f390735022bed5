import { postJournal } from '../server/src/modules/ledger/index.ts';
import { dashboardOf } from './doctor-steps.ts';
import { say } from './say.ts';
import { at } from './screen-steps.ts';
import { withFactor } from './screen-steps.ts';
import type { Visit } from './screen-list.ts';
import type { WorkPlace } from './work-place.ts';
import type { WorkScreen } from './work-screens.ts';

/** Screens of what staff do with the number, the country and the debts of doctors, and of the doctor's own exchange. */
export const OFFICE_SCREENS: readonly WorkScreen[] = [
  { name: 'staff-doctor-changes', of: 'staff-admin', open: openList },
  { name: 'staff-doctor-number', of: 'staff-admin', open: sendCode },
  { name: 'staff-doctor-country', of: 'staff-admin', open: chooseCountry },
  { name: 'staff-dashboard', of: 'staff-admin', open: at('/staff/dashboard', '.bar-chart') },
  { name: 'staff-bookings', of: 'staff-admin', open: at('/staff/dashboard/bookings', '.staff-table') },
  { name: 'staff-bookings-reception', of: 'receptionist', open: at('/staff/dashboard/bookings', '.staff-table') },
  { name: 'staff-bookings-filters', of: 'staff-admin', open: openBookingFilters },
  { name: 'staff-booking', of: 'staff-admin', open: openBooking('view') },
  { name: 'staff-booking-cancel', of: 'staff-admin', open: openBooking('cancel') },
  { name: 'staff-payments', of: 'staff-admin', open: at('/staff/dashboard/payments', '.staff-table') },
  { name: 'staff-doctors', of: 'staff-admin', open: at('/staff/dashboard/doctors', '.review-table') },
  { name: 'staff-add-doctors', of: 'staff-admin', open: at('/staff/dashboard/add-doctors', 'form.stack') },
  { name: 'staff-list-doctor', of: 'staff-admin', open: at('/staff/dashboard/list-doctor', '.staff-table') },
  { name: 'staff-settings', of: 'staff-admin', open: openSettings },
  { name: 'admin-doctor-edit', of: 'administrator', open: editDoctor },
  { name: 'admin-payments-owed', of: 'administrator', open: openDebts },
  { name: 'doctor-exchange', of: 'doctor', open: openExchange },
];

async function openList({ page }: Visit): Promise<void> {
  await page.goto('/staff/dashboard/doctor-changes');
  await page.locator('.staff-table').waitFor();
}

async function openBookingFilters({ page, language }: Visit): Promise<void> {
  await page.goto('/staff/dashboard/bookings');
  await page.locator('.staff-table').waitFor();
  await page.getByRole('button', { name: say(language, 'booking-desk.more') }).click();
  await page.locator('input[name=from]').waitFor();
}

/** Opens the details of the first booking that can be cancelled, or the question before it is. */
function openBooking(what: 'view' | 'cancel') {
  return async ({ page }: Visit): Promise<void> => {
    await page.goto('/staff/dashboard/bookings?payment=paid&state=scheduled');
    const buttons = page.locator('.staff-table tbody tr').first().getByRole('button');
    await (what === 'view' ? buttons.first() : buttons.last()).click();
    await page.locator('dialog[open]').waitFor();
  };
}

async function openPanel(visit: Visit, name: string): Promise<void> {
  await visit.page.goto(`/staff/dashboard/doctor-changes?q=${name}`);
  await visit.page.locator('.staff-table button').first().click();
  await visit.page.locator('.doctor-standing').waitFor();
}

async function sendCode(visit: Visit, place: WorkPlace): Promise<void> {
  const { page, language } = visit;
  await withFactor(place, 'staff-admin', async () => {
    await openPanel(visit, 'ndayishimiye');
    await page.locator('input[name=new-number]').fill(`0754 ${String(Date.now()).slice(-6)}`);
    await page.getByRole('button', { name: say(language, 'doctor-changes.send-code') }).click();
    await page.locator('input[name=code]').waitFor();
  });
}

async function chooseCountry(visit: Visit): Promise<void> {
  await openPanel(visit, 'kileo');
  const select = visit.page.locator('select[name=new-country]');
  await select.selectOption({ index: 1 });
  await select.scrollIntoViewIfNeeded();
}

async function openSettings({ page }: Visit): Promise<void> {
  await page.goto('/staff/dashboard/settings');
  await page.getByRole('switch').first().waitFor();
}

async function editDoctor({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/doctors');
  await page.locator('.doctor-tile').first().waitFor();
  await page
    .getByRole('button', { name: say(language, 'doctors-desk.edit') })
    .first()
    .click();
  await page.locator('.doctor-kept').waitFor();
}

/** Two doctors owe: one in shillings of Tanzania, one in francs. */
async function openDebts({ page }: Visit, { product }: WorkPlace): Promise<void> {
  const { rows } = await product.db.pool.query<{ id: string }>('select id from doctors where left_at is null limit 2');
  for (const [place, { id }] of rows.entries()) {
    const currency = place === 0 ? 'TZS' : 'RWF';
    await postJournal(product.ctx(), {
      kind: 'withdrawal',
      reference: `owed by ${id}`,
      entries: [
        { account: `receivable:${id}:${currency}`, amount: -1_200_000, currency },
        { account: `clearing:azampay:${currency}`, amount: 1_200_000, currency },
      ],
    });
  }
  await page.goto('/admin/dashboard/payments/owed');
  await page.locator('.staff-table').waitFor();
}

/** The doctor has earned shillings of Kenya and asks for them. */
async function openExchange({ page, language, device }: Visit, { product, people }: WorkPlace): Promise<void> {
  const { rows } = await product.db.pool.query<{ id: string }>('select id from doctors where account_id = $1', [
    people.doctor.accountId,
  ]);
  const account = `doctor:${rows[0]!.id}:KES`;
  await postJournal(product.ctx(), {
    kind: 'withdrawal',
    reference: 'earned in Kenya',
    entries: [
      { account: 'clearing:azampay:KES', amount: -90_000, currency: 'KES' },
      { account, amount: 90_000, currency: 'KES' },
    ],
  });
  await page.goto(`${dashboardOf(device)}?tab=earnings`);
  const shown = page.locator('.earnings-other button');
  await shown.waitFor();
  await shown.click();
  await page.getByRole('button', { name: say(language, 'money.send') }).waitFor();
}
