import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { READ_OBJECTS } from '@tabibu/contract/record-readings';
import { demoDoctorPhone } from '../server/src/demo/demo-appointments.ts';
import { openContext } from './browser.ts';
import { dashboardOf, signInDoctor } from './doctor-steps.ts';
import { freshNumber } from './newcomers.ts';
import { takeFreeTime } from './patient-steps.ts';
import { signInAs } from './screen-list.ts';
import type { Screen, Visit } from './screen-list.ts';
import { signInByCode } from './sign-in.ts';

/** A name of the maximum length, in words that real names have. */
const LONG_NAME = 'Mwanaidi Bahati Nyirahabimana wa Mwakyusambile van der Westhuizen';
const REASON =
  'Maumivu makali ya mgongo kwa wiki tatu, yanazidi usiku, na dawa za kutuliza maumivu nilizonunua dukani hazisaidii tena.';

const searchInside = (visit: Visit) => goInside(visit, '/doctors?country=TZ&sort=name');
const completedInside = (visit: Visit) => goInside(visit, '/appointments?tab=completed');
const dayInside = (visit: Visit) => goInside(visit, dashboardOf(visit.device));

/**
 * States of screens that the walk over every screen does not show: full lists, long names and a failing server. They
 * are used for pictures.
 */
export const FULL_SCREENS: readonly Screen[] = [
  { name: 'full-doctor-overview', of: 'doctor', open: withPatient('overview') },
  { name: 'full-doctor-appointments', of: 'doctor', open: withPatient('appointments') },
  { name: 'full-doctor-notifications', of: 'doctor', open: withPatient('notifications') },
  { name: 'failed-search', open: failing('**/api/doctors?*', searchInside) },
  { name: 'failed-appointments', of: 'patient', open: failing('**/api/appointments?*', completedInside) },
  { name: 'failed-doctor-overview', of: 'doctor', open: failing('**/api/doctor/overview', dayInside) },
  { name: 'full-readings', of: 'patient', open: openReadings },
  // Signs in another doctor: the screens of the doctor who was signed in stand above.
  { name: 'full-doctor-earnings', of: 'doctor', open: asDemoDoctor('earnings') },
  { name: 'full-doctor-completed', of: 'doctor', open: asDemoDoctor('appointments&list=completed') },
];

/** The pages of doctors with whom a patient has already booked. */
const booked = new WeakSet<Page>();

/** Returns the steps that open a tab of a doctor with whom a patient with a long name has a paid appointment. */
function withPatient(tab: string) {
  return async (visit: Visit) => {
    const { page, device } = visit;
    if (!booked.has(page)) await bookWith(visit);
    booked.add(page);
    await page.goto(`${dashboardOf(device)}?tab=${tab}`);
  };
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The session of the demo doctor. It serves all pictures of a run, because a number gets one code per minute. */
let demoSession: Cookies | undefined;

/**
 * Returns the steps that open a tab of the demo doctor, whose consultations with the demo patient took place and were
 * paid. A part of what they brought is requested as a withdrawal.
 */
function asDemoDoctor(tab: string) {
  return async ({ page, origin, device, language }: Visit) => {
    const context = page.context();
    await context.clearCookies({ name: /sid$/ });
    if (demoSession === undefined) {
      await signInDoctor(context, { origin, device, language }, { country: 'TZ', phone: demoDoctorPhone() });
      demoSession = (await context.cookies()).filter(({ name }) => name.endsWith('sid'));
      await send(page, origin, 'POST', '/api/doctor/withdrawals', (phone) => ({
        amount: 800_000,
        payout_phone: phone,
      }));
    } else {
      await context.addCookies(demoSession);
    }
    await send(page, origin, 'PATCH', '/api/me', () => ({ language }));
    await page.goto(`${dashboardOf(device)}?tab=${tab}`);
  };
}

/** Sends a change for the person who is signed in. `body` gets the person's number. */
async function send(
  { request }: Page,
  origin: string,
  method: 'POST' | 'PATCH',
  path: string,
  body: (phone: string) => object,
): Promise<void> {
  const { data: me } = (await (await request.get('/api/me')).json()) as { data: { csrf: string; phone: string } };
  const headers = { origin, 'x-csrf': me.csrf, 'idempotency-key': randomUUID() };
  const reply = await request.fetch(path, { method, data: body(me.phone), headers });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
}

/** The id of the doctor who is signed in, or undefined when patients find no free time. */
async function freeDoctor({ request }: Page): Promise<string | undefined> {
  const { id } = ((await (await request.get('/api/doctor/profile')).json()) as { data: { id: string } }).data;
  const { slots } = ((await (await request.get(`/api/doctors/${id}/slots`)).json()) as { data: { slots: unknown[] } })
    .data;
  return slots.length === 0 ? undefined : id;
}

async function bookWith(visit: Visit): Promise<void> {
  const { page, origin, device, language } = visit;
  let id = await freeDoctor(page);
  // Some demo doctors have no free time at all.
  while (id === undefined) {
    await signInAs(visit, 'doctor');
    id = await freeDoctor(page);
  }
  const context = await openContext(page.context().browser()!, { origin, device, language });
  await signInByCode(context, origin, { name: LONG_NAME, phone: freshNumber(), language });
  const patient = await context.newPage();
  await patient.goto(`/book/${id}`);
  await patient.locator('textarea[name=reason]').fill(REASON);
  await takeFreeTime(patient);
  await patient.locator('input[name=tel]').fill(freshNumber('000'));
  await patient.locator('.pay-bar button').click();
  await patient.locator('.pay-extras a[href^="/receipts/"]').waitFor();
  await context.close();
}

/** Opens the list of who opened the record, with every object. */
async function openReadings(visit: Visit): Promise<void> {
  const readings = READ_OBJECTS.map((object, place) => ({
    by: place % 4 === 3 ? 'staff' : 'doctor',
    name: place % 4 === 3 ? '' : LONG_NAME,
    object,
    at: new Date(Date.now() - place * 40_000_000).toISOString(),
  }));
  await visit.page.goto('/about');
  await visit.page.route('**/api/me/readings', (route) =>
    route.fulfill({ json: { success: true, data: { readings, next_cursor: 'next' } } }),
  );
  await goInside(visit, '/more/health');
  await visit.page.locator('.readings').waitFor();
}

/** Returns the steps that open a screen inside the page while its list cannot be loaded. */
function failing(address: string, act: (visit: Visit) => Promise<void>) {
  return async (visit: Visit) => {
    const fail = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' });
    await visit.page.goto('/about');
    await visit.page.route(address, fail);
    await act(visit);
    await visit.page.locator('.load-failure:visible').first().waitFor();
    await visit.page.unroute(address, fail);
  };
}

/** Goes to an address inside the page, without a document from the server. */
async function goInside({ page }: Visit, address: string): Promise<void> {
  await page.locator('html.live').waitFor();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
  }, address);
}
