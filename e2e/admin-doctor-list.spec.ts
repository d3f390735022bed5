import { expect, test } from '@playwright/test';
import type { CountryCode } from '@tabibu/contract/countries';
import { aDoctor, anAppointment, at } from '../server/test/booking-makers.ts';
import { aMemberOfStaff } from '../server/test/staff-makers.ts';
import { completeBooking } from '../server/src/modules/bookings/index.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP } from './walkers.ts';

const COUNTRIES: readonly CountryCode[] = ['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'];
const RATINGS = [5, 4, 3, 0, 0] as const;
/** A name has no digits (C42). */
const nameOf = (country: string, number: number) =>
  `Dkt. Zuri ${country} ${['Amani', 'Baraka', 'Chausiku', 'Dalila', 'Elimu'][number]}`;
const EARNER = nameOf('TZ', 4);

const stage = new OwnStage();

/** Thirty doctors, five in each country; the one who is rated least has seen a patient. */
test.beforeAll(async () => {
  const { product } = stage;
  for (const [place, country] of COUNTRIES.entries())
    for (const [number, startRating] of RATINGS.entries()) {
      const id = await aDoctor(product, {
        country,
        phone: `+2557125${place}${number}000`,
        specialty: number === 0 ? 'cardiologist' : 'dermatologist',
        startRating,
        fullName: nameOf(country, number),
      });
      if (nameOf(country, number) === EARNER) await consult(id);
    }
});

async function consult(doctorId: string): Promise<void> {
  const { product } = stage;
  const startsAt = at(product, 2, '09:00');
  const bookingId = await anAppointment(product, await product.patient(), doctorId, startsAt);
  const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt) + MINUTE) };
  await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId });
  await product.settle();
}

test('thirty doctors in six countries are found by each filter and sorted by earnings, with figures that agree; a failing list shows no sample doctor (S40)', async () => {
  const administrator = await aMemberOfStaff(stage.product, 'administrator');
  const { page, t } = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: administrator });
  const cards = page.locator('.doctor-tile');
  const figure = (label: 'total-doctors' | 'total-earnings' | 'total-patients') =>
    page
      .locator('.figure-card')
      .filter({ hasText: t(`doctors-desk.${label}`) })
      .first();
  const finds = async (shown: number) => {
    await figure('total-doctors')
      .getByText(t('doctors-desk.shown-of', { shown, total: 30 }), { exact: true })
      .waitFor();
    // The first cards are painted before the others, so they are counted until all of them are there.
    await expect(cards).toHaveCount(Math.min(shown, 24));
  };
  const choose = (name: string, value: string) => page.locator(`select[name=${name}]`).selectOption(value);
  const country = (code: string) => page.locator('.doctor-countries button').filter({ hasText: code });
  await page.goto('/admin/dashboard/doctors');
  await finds(30);
  // Twelve thousand of fifteen thousand shillings are the doctor's.
  await figure('total-earnings').getByText('TSh 12,000', { exact: true }).waitFor();
  await expect(figure('total-patients')).toHaveText(/1.*0/s);
  expect(await violations(page)).toEqual([]);

  await choose('earnings', 'desc');
  const first = cards.first();
  await first.getByText(EARNER).waitFor();
  await expect(first).toHaveText(/Patients\s*1.*Consultations\s*1.*Video calls\s*0.*Phone calls\s*1/is);
  await expect.poll(() => first.textContent()).toMatch(/Tanzania.*TSh 12,000/s);
  await expect(page.locator('select[name=sort]')).toHaveValue('earnings');

  await choose('specialty', 'cardiologist');
  await finds(6);
  await choose('rating', '4');
  await finds(6);
  await choose('specialty', '');
  await finds(12);
  await country('South Africa').click();
  await finds(2);
  await expect
    .poll(() => cards.locator('h2').allInnerTexts())
    .toEqual(expect.arrayContaining([nameOf('ZA', 0), nameOf('ZA', 1)]));
  await page.locator('input[name=q]').fill('za baraka');
  await finds(1);
  await page.locator('input[name=q]').fill('nobody');
  await page.getByText(t('doctors-desk.none-found')).waitFor();
  await finds(0);
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/admin/doctors?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await country('Kenya').click();
  await page.getByText(t('doctors-desk.fail-load')).waitFor();
  await expect(cards).toHaveCount(0);
});
