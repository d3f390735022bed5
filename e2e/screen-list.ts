import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { dashboardOf, nextDemoDoctor, proveDoctor } from './doctor-steps.ts';
import { callDoctors, doctorLinks, payForEmergency } from './emergency-steps.ts';
import { freshName, freshNumber } from './newcomers.ts';
import { takeFreeTime } from './patient-steps.ts';
import { say } from './say.ts';
import { signIn } from './sign-in.ts';

export interface Visit {
  readonly page: Page;
  readonly origin: string;
  readonly device: Device;
  readonly language: Language;
}

export interface Screen {
  readonly name: string;
  /** Whose screen it is; nobody in particular when left out. */
  readonly of?: 'patient' | 'doctor';
  readonly open: (visit: Visit) => Promise<void>;
}

const at = (path: string) => async ({ page }: Visit) => { await page.goto(path); };

/** The first doctor of a list, whoever that is today. */
async function firstDoctor(origin: string, query = 'country=TZ&specialty=cardiologist'): Promise<string> {
  const doctors = (await (await fetch(`${origin}/api/doctors?${query}&sort=soonest&limit=1`)).json()) as { id: string }[];
  return doctors[0]?.id ?? '';
}

/** One of the doctors who are free soonest, drawn: walks at the same time do not empty the week of the same one. */
async function someDoctor(origin: string, query: string): Promise<string> {
  const doctors = (await (await fetch(`${origin}/api/doctors?${query}&sort=soonest&limit=15`)).json()) as { id: string }[];
  return doctors[randomInt(doctors.length)]!.id;
}

/** Opens the first appointment card of a tab. */
async function firstAppointment({ page }: Visit, tab: string): Promise<void> {
  await page.goto(`/appointments?tab=${tab}`);
  const link = page.locator('main a[href^="/appointments/"]').first();
  await link.waitFor();
  await page.goto(await link.getAttribute('href') ?? '/appointments');
}

/** Every screen of the product, and how a person gets there. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', open: at('/') },
  { name: 'search', open: at('/doctors?country=TZ') },
  { name: 'search-filtered', open: at('/doctors?country=KE&q=moyo&rating=4') },
  { name: 'search-nothing', open: at('/doctors?country=TZ&q=zzzzzz') },
  { name: 'search-coming-soon', open: at('/doctors?country=DE') },
  { name: 'doctors-by-type', open: at('/doctors/Kenya/specialists') },
  { name: 'doctor', open: async ({ page, origin }) => { await page.goto(`/doctors/${await firstDoctor(origin)}`); } },
  { name: 'book', open: async ({ page, origin }) => { await page.goto(`/book/${await firstDoctor(origin)}`); await page.locator('.slot-chip').first().waitFor(); } },
  { name: 'book-invalid', open: at('/book/999') },
  { name: 'emergency', open: at('/emergency') },
  { name: 'sign-in', open: at('/auth') },
  { name: 'diagnosis', open: at('/diagnosis') },
  { name: 'learnings', open: at('/learnings') },
  { name: 'plans', open: at('/subscriptions') },
  { name: 'contact', open: at('/contact') },
  { name: 'about', open: at('/about') },
  { name: 'privacy', open: at('/privacy') },
  { name: 'terms', open: at('/terms') },
  { name: 'doctor-apply', open: at('/doctor/apply') },
  { name: 'not-found', open: at('/nowhere') },
  { name: 'emergency-answer', open: answerEmergency },
  { name: 'emergency-answer-mine', open: takeEmergency },
  { name: 'emergency-answer-unknown', open: at('/e/AAAAAAAAAAAAAAAAAAAAAA') },
  { name: 'verify', open: at('/verify') },
  { name: 'verify-unknown', open: at('/verify/0123456789ABCDEFGHJK') },
  { name: 'home-coming-soon', open: at('/?country=GB') },
  { name: 'home-signed-in', of: 'patient', open: at('/?country=TZ') },
  { name: 'paid', of: 'patient', open: pay },
  { name: 'pay', of: 'patient', open: hold },
  { name: 'pay-waiting', of: 'patient', open: wait },
  { name: 'pay-refused', of: 'patient', open: refuse },
  { name: 'receipt', of: 'patient', open: receipt },
  { name: 'appointments', of: 'patient', open: at('/appointments') },
  { name: 'appointments-completed', of: 'patient', open: at('/appointments?tab=completed') },
  { name: 'appointments-cancelled', of: 'patient', open: at('/appointments?tab=cancelled') },
  { name: 'appointment', of: 'patient', open: (visit) => firstAppointment(visit, 'upcoming') },
  { name: 'more', of: 'patient', open: at('/more') },
  { name: 'devices', of: 'patient', open: at('/more/devices') },
  { name: 'call-room', of: 'patient', open: enterWaitingRoom },
  { name: 'call-waiting', of: 'patient', open: waitForDoctor },
  ...['overview', 'appointments', 'earnings', 'notifications', 'application', 'profile'].map((tab): Screen => ({ name: `doctor-${tab}`, of: 'doctor', open: openTab(tab) })),
];

/** Makes whoever sits at this browser somebody else: a patient with a number of their own, or a demo doctor who reads the language. */
export async function become(page: Page, who: 'patient' | 'doctor', { language, name = 'Asha' }: { language: Language; name?: string }): Promise<void> {
  await page.context().clearCookies({ name: /sid$/ });
  if (who === 'patient') return signIn(page, { name: `${name} Juma`, phone: freshNumber() });
  await page.goto('/auth?role=doctor');
  await proveDoctor(page, nextDemoDoctor(language));
  await page.waitForURL(/\/doctor\//);
}

function openTab(tab: string) {
  return async ({ page, device }: Visit) => {
    await page.goto(`${dashboardOf(device)}?tab=${tab}`);
    await page.locator('[role=tabpanel], main').first().waitFor();
  };
}

const joinButton = ({ page, language }: Visit) => page.getByRole('button', { name: say(language, 'room.join') });

/** A patient's emergency that a doctor has accepted can be talked about at once. */
async function enterWaitingRoom(visit: Visit): Promise<void> {
  const { page } = visit;
  const name = freshName();
  await page.context().grantPermissions(['microphone', 'camera']);
  await become(page, 'patient', { language: visit.language, name });
  await payForEmergency(page);
  const [link] = await doctorLinks(visit.origin, name);
  const elsewhere = await openContext(page.context().browser()!, visit);
  const other = await elsewhere.newPage();
  await other.goto(link!);
  await other.locator('.answer-call').click();
  await other.locator('a[href^="tel:"]').waitFor();
  await elsewhere.close();
  await firstAppointment(visit, 'upcoming');
  await page.locator('main a[href^="/call/"]').click();
  await joinButton(visit).waitFor();
}

async function waitForDoctor(visit: Visit): Promise<void> {
  if (await joinButton(visit).count() === 0) await enterWaitingRoom(visit);
  await joinButton(visit).click();
  await visit.page.locator('[data-phase=waiting]').waitFor();
}

/** Holds the last free time of a doctor and stops before paying. */
async function hold({ page, origin }: Visit, query = 'country=TZ&type=general'): Promise<void> {
  await page.goto(`/book/${await someDoctor(origin, query)}`);
  await takeFreeTime(page);
  await page.locator('input[name=tel]').waitFor();
}

/** Pays with a number whose last three digits choose the sandbox's behaviour, and waits for what the page then says. */
async function payBy({ page }: Visit, number: string, sign: string): Promise<void> {
  await page.locator('input[name=tel]').fill(number);
  await page.locator('.pay-bar button').click();
  await page.locator(sign).first().waitFor({ timeout: 30_000 });
}

/** Nobody answers the prompt yet. */
async function wait(visit: Visit): Promise<void> {
  await hold(visit, 'country=TZ&type=specialist');
  await payBy(visit, '0754 100 321', '.steps');
}

async function refuse(visit: Visit): Promise<void> {
  await hold(visit, 'country=TZ&type=specialist');
  await payBy(visit, '0754 100 001', '.end');
}

async function pay(visit: Visit): Promise<void> {
  await hold(visit, 'country=TZ&type=specialist');
  await payBy(visit, '0754 100 000', 'a[href^="tel:"]');
}

async function receipt({ page }: Visit): Promise<void> {
  await page.goto('/appointments');
  const link = page.locator('main a[href^="/receipts/"]').first();
  await link.waitFor();
  await page.goto(await link.getAttribute('href') ?? '/');
}

/** The emergency that a browser has opened, so that the next screen goes on with it. */
const opened = new WeakMap<BrowserContext, string>();

/** A doctor follows the link of an emergency that a patient elsewhere has just paid. */
async function answerEmergency({ page, origin, device, language }: Visit): Promise<void> {
  const name = freshName();
  await callDoctors(page.context().browser()!, { origin, device, language }, name);
  const link = (await doctorLinks(origin, name))[0]!;
  opened.set(page.context(), link);
  await page.goto(link);
}

async function takeEmergency(visit: Visit): Promise<void> {
  const link = opened.get(visit.page.context());
  if (link === undefined) await answerEmergency(visit);
  else await visit.page.goto(link);
  await visit.page.locator('.answer-call').click();
  await visit.page.locator('a[href^="tel:"]').waitFor();
}
