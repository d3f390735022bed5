import { CALLER_BOOKINGS, aProvenCaller, holdForCaller } from '../server/test/caller-makers.ts';
import { refreshNextFree } from '../server/src/modules/bookings/refresh-next-free.ts';
import { aDoctor, at } from '../server/test/booking-makers.ts';
import { say } from './say.ts';
import type { Visit } from './screen-list.ts';
import type { WorkPlace } from './work-place.ts';
import type { WorkScreen } from './work-screens.ts';

const PAGE = '/staff/dashboard/caller-booking';

/** Screens of booking for a caller. */
export const CALLER_SCREENS: readonly WorkScreen[] = [
  { name: 'staff-caller', of: 'receptionist', open: openForm },
  { name: 'staff-caller-code', of: 'receptionist', open: sendCode },
  { name: 'staff-caller-doctors', of: 'receptionist', open: openDoctors },
  { name: 'staff-caller-time', of: 'receptionist', open: chooseDoctor },
  { name: 'staff-caller-money', of: 'receptionist', open: openHeld },
];

let numbers = 0;
const aNumber = () => {
  numbers += 1;
  return `+25574${String(Date.now() + numbers * 7919).slice(-7)}`;
};

async function openForm({ page }: Visit, place: WorkPlace): Promise<void> {
  await beginOne(place);
  await page.goto(PAGE);
  await page.locator('.unfinished-call').first().waitFor();
}

/** The receptionist has a caller who has read the code out. Returns the id. */
async function beginOne({ product, people }: WorkPlace): Promise<string> {
  const name = { full_name: 'Bernadette Nyirahabimana wa Mwakyusambile' };
  return (await aProvenCaller(product, people.receptionist, aNumber(), name)).id;
}

async function sendCode({ page, language }: Visit): Promise<void> {
  await page.goto(PAGE);
  await page.locator('html.live').waitFor();
  await page.locator('input[name=phone]').fill(`0${aNumber().slice(4)}`);
  await page.locator('input[name=full_name]').fill('Bernadette Nyirahabimana');
  await page.getByRole('button', { name: say(language, 'caller-booking.send-code') }).click();
  await page.locator('input[name=code]').waitFor();
}

async function openDoctors({ page }: Visit, place: WorkPlace): Promise<void> {
  await page.goto(`${PAGE}/${await beginOne(place)}`);
  await page.locator('.caller-doctor').first().waitFor();
}

async function chooseDoctor(visit: Visit, place: WorkPlace): Promise<void> {
  const fullName = 'Dr. Consolata Ndayishimiye';
  const doctorId = await aDoctor(place.product, { fullName, country: 'BI' });
  await refreshNextFree(place.product.ctx(), { doctorId });
  await openDoctors(visit, place);
  await visit.page.locator('select[name=doctor_country]').selectOption('BI');
  await visit.page.locator('input[name=q]').fill('Ndayishimiye');
  await visit.page.locator('.caller-doctor', { hasText: fullName }).first().click();
  await visit.page.locator('.slot-chip').first().waitFor();
}

async function openHeld({ page }: Visit, place: WorkPlace): Promise<void> {
  const id = await beginOne(place);
  const { product, people } = place;
  const doctorId = await aDoctor(product, { fullName: 'Dr. Consolata Ndayishimiye', country: 'BI' });
  const time = at(product, 2, '10:00', 'BI');
  await holdForCaller(people.receptionist, id, doctorId, time);
  await people.receptionist.post(`${CALLER_BOOKINGS}/${id}/text`, {});
  await page.goto(`${PAGE}/${id}`);
  await page.locator('.caller-held').waitFor();
}
