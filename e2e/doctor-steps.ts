import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext } from './browser.ts';
import type { Device, Language, Person } from './browser.ts';
import { enterCode } from './sign-in.ts';

/** A demo doctor whom no other journey books: free at every half hour of the week. */
export interface DemoDoctor {
  readonly country: 'TZ' | 'KE' | 'BI';
  readonly phone: string;
}

/** The nephrologist of a country whose doctors use this language. */
export function demoDoctor(language: Language): DemoDoctor {
  return language === 'sw' ? { country: 'TZ', phone: '0784 000 212' } : { country: 'KE', phone: '0722 000 212' };
}

/** Where doctors read which language, how their numbers begin, and how many of the last ones no journey books by name. */
const QUIET = {
  sw: { country: 'TZ', prefix: '0784 000 ', last: 45, many: 13 },
  en: { country: 'KE', prefix: '0722 000 ', last: 39, many: 20 },
  fr: { country: 'BI', prefix: '79 561 ', last: 19, many: 12 },
} as const;
let drawn = randomInt(12);

/** A demo doctor who reads this language, each time another: a number gets one code a minute. */
export function nextDemoDoctor(language: Language): DemoDoctor {
  drawn += 1;
  const { country, prefix, last, many } = QUIET[language];
  return { country, phone: `${prefix}${100 + (last - (drawn % many)) * 7}` };
}

/** The address at which patients book that doctor. */
export async function bookingPath(origin: string, { country }: DemoDoctor): Promise<string> {
  const found = (await (await fetch(`${origin}/api/doctors?country=${country}&specialty=nephrologist&limit=1`)).json()) as { id: string }[];
  return `/book/${found[0]?.id ?? ''}`;
}

/** Signs in as the doctor from where the page stands, by the form with `role=doctor`. */
export async function proveDoctor(page: Page, { country, phone }: DemoDoctor): Promise<void> {
  await page.locator('select[name=country]').selectOption(country);
  await page.locator('input[name=name]:visible').fill('Daktari');
  await page.locator('input[name=tel]:visible').fill(phone);
  await page.locator('form:has(input[name=tel]:visible) button[type=submit]').click();
  await enterCode(page);
}

/** The dashboard of a device. */
export function dashboardOf(device: Device): string {
  return device === 'phone' ? '/doctor/mobile-dashboard' : '/doctor/dashboard';
}

/** A doctor in a browser of their own, signed in and at the dashboard; `prepare` changes the browser before its first page. */
export async function openDoctor(browser: Browser, person: Person, doctor: DemoDoctor, prepare?: (context: BrowserContext) => Promise<void>): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openContext(browser, person);
  await prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto('/doctor/dashboard');
  await page.waitForURL(/\/auth\?role=doctor/);
  await proveDoctor(page, doctor);
  await page.waitForURL((url) => url.pathname === dashboardOf(person.device));
  return { context, page };
}
