import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext } from './browser.ts';
import type { Device, Language, Person } from './browser.ts';
import { enterCode, signInByCode } from './sign-in.ts';
import { PATIENCE } from './patience.ts';

/** A demo doctor whom no other test books; free at every half hour of the week. */
export interface DemoDoctor {
  readonly country: 'TZ' | 'KE' | 'BI';
  readonly phone: string;
}

/** The demo nephrologist of a country where this language is used. */
export function demoDoctor(language: Language): DemoDoctor {
  return language === 'sw' ? { country: 'TZ', phone: '0784 000 212' } : { country: 'KE', phone: '0722 000 212' };
}

/**
 * For each language: the country of the demo doctors, the prefix of their numbers, the index of the last one, and a
 * third of the number of doctors to choose from.
 */
const QUIET = {
  sw: { country: 'TZ', prefix: '0784 000 ', last: 45, third: 4 },
  en: { country: 'KE', prefix: '0722 000 ', last: 39, third: 6 },
  fr: { country: 'BI', prefix: '79 561 ', last: 19, third: 4 },
} as const;
let minute = 0;
let drawnInIt = 0;

/**
 * Returns another demo doctor of this language at each call, because a number gets one code per minute. Test files run
 * in parallel and share no memory, so each of the three workers has its own doctors, and the choice depends on the
 * clock.
 */
export function nextDemoDoctor(language: Language): DemoDoctor {
  const now = Math.floor(Date.now() / 61_000);
  drawnInIt = now === minute ? drawnInIt + 1 : 0;
  minute = now;
  const { country, prefix, last, third } = QUIET[language];
  const turn = ((now * (third - 1) + drawnInIt) % third) * 3 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 3);
  return { country, phone: `${prefix}${100 + (last - turn) * 7}` };
}

/** The address at which patients book the demo nephrologist of the country. */
export async function bookingPath(origin: string, { country }: DemoDoctor): Promise<string> {
  const found = (await (
    await fetch(`${origin}/api/doctors?country=${country}&specialty=nephrologist&limit=1`)
  ).json()) as { id: string }[];
  return `/book/${found[0]?.id ?? ''}`;
}

/** Signs in as the doctor with the sign-in form that the page shows. */
export async function proveDoctor(page: Page, { country, phone }: DemoDoctor): Promise<void> {
  await page.locator('select[name=country]').selectOption(country);
  await page.locator('input[name=name]:visible').fill('Daktari');
  await page.locator('input[name=tel]:visible').fill(phone);
  await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
  await enterCode(page);
}

/** The path of the dashboard for a device. */
export function dashboardOf(device: Device): string {
  return device === 'phone' ? '/doctor/mobile-dashboard' : '/doctor/dashboard';
}

/** Signs a browser in as the doctor through the API. */
export function signInDoctor(context: BrowserContext, { origin, language }: Person, doctor: DemoDoctor): Promise<void> {
  return signInByCode(context, origin, { ...doctor, name: 'Daktari', language, role: 'doctor' });
}

/**
 * Opens a browser for a doctor, signed in through the API and at the dashboard. `prepare` can change the browser before
 * its first page.
 */
export async function openDoctor(
  browser: Browser,
  person: Person,
  doctor: DemoDoctor,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openContext(browser, person);
  await prepare?.(context);
  await signInDoctor(context, person, doctor);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(dashboardOf(person.device));
  return { context, page };
}

/** Opens a browser for a doctor who signs in on the screens: from the dashboard to the sign-in form and back. */
export async function openDoctorOnScreens(
  browser: Browser,
  person: Person,
  doctor: DemoDoctor,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openContext(browser, person);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto('/doctor/dashboard');
  await page.waitForURL(/\/auth\?role=doctor/);
  await proveDoctor(page, doctor);
  await page.waitForURL((url) => url.pathname === dashboardOf(person.device));
  return { context, page };
}
