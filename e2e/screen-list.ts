import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { answerEmergency, takeEmergency } from './answer-steps.ts';
import { ASSISTANT_SCREENS } from './assistant-screens.ts';
import { openContext } from './browser.ts';
import type { Device, Language } from './browser.ts';
import { dashboardOf, nextDemoDoctor, signInDoctor } from './doctor-steps.ts';
import { doctorLinks, payForEmergency } from './emergency-steps.ts';
import { FAMILY_SCREENS } from './family-screens.ts';
import { freshName, freshNumber } from './newcomers.ts';
import { takeFreeTime } from './patient-steps.ts';
import { followPregnancy } from './pregnancy-steps.ts';
import { say } from './say.ts';
import { signInByCode } from './sign-in.ts';

export interface Visit {
  readonly page: Page;
  readonly origin: string;
  readonly device: Device;
  readonly language: Language;
}

export interface Screen {
  readonly name: string;
  /** The role that must be signed in; none by default. */
  readonly of?: 'patient' | 'doctor';
  /** Its address differs between phone and desktop. */
  readonly perDevice?: boolean;
  readonly open: (visit: Visit) => Promise<void>;
}

const at =
  (path: string) =>
  async ({ page }: Visit) => {
    await page.goto(path);
  };

/** The doctors of a list with the soonest free time. */
async function soonest(origin: string, query: string, limit: number): Promise<readonly { id: string }[]> {
  const answer = await fetch(`${origin}/api/doctors?${query}&sort=soonest&limit=${limit}`);
  return (await answer.json()) as { id: string }[];
}

/** The id of the first doctor of a list. */
async function firstDoctor(origin: string, query = 'country=TZ&specialty=cardiologist'): Promise<string> {
  return (await soonest(origin, query, 1))[0]?.id ?? '';
}

const chosen = new Set<string>();

/**
 * The id of a random doctor among those with the soonest free time, so that tests that run in parallel do not use up
 * the times of one doctor. Never returns a doctor twice: a patient's second booking of a doctor would lead to the
 * payment of the first.
 */
async function someDoctor(origin: string, query: string): Promise<string> {
  const fresh = (await soonest(origin, query, 50)).filter(({ id }) => !chosen.has(id));
  const { id } = fresh[randomInt(fresh.length)]!;
  chosen.add(id);
  return id;
}

/** Opens the first appointment card of a tab. */
async function firstAppointment({ page }: Visit, tab: string): Promise<void> {
  await page.goto(`/appointments?tab=${tab}`);
  const link = page.locator('main a[href^="/appointments/"]').first();
  await link.waitFor();
  await page.goto((await link.getAttribute('href')) ?? '/appointments');
}

/** Every screen of the product, and the steps that open it. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', open: at('/') },
  { name: 'search', open: at('/doctors?country=TZ') },
  { name: 'search-filtered', open: at('/doctors?country=KE&q=moyo&rating=4') },
  { name: 'search-nothing', open: at('/doctors?country=TZ&q=zzzzzz') },
  { name: 'search-coming-soon', open: at('/doctors?country=DE') },
  { name: 'doctors-by-type', open: at('/doctors/Kenya/specialists') },
  {
    name: 'doctor',
    open: async ({ page, origin }) => {
      await page.goto(`/doctors/${await firstDoctor(origin)}`);
    },
  },
  {
    name: 'book',
    open: async ({ page, origin }) => {
      await page.goto(`/book/${await firstDoctor(origin)}`);
      await page.locator('.slot-chip').first().waitFor();
    },
  },
  { name: 'book-invalid', open: at('/book/999') },
  { name: 'emergency', open: at('/emergency') },
  { name: 'sign-in', open: at('/auth') },
  { name: 'diagnosis', open: at('/diagnosis') },
  ...ASSISTANT_SCREENS,
  { name: 'learnings', open: at('/learnings') },
  {
    name: 'learnings-nothing',
    open: async ({ page }) => {
      await page.goto('/learnings?category=heart');
      await page.locator('[name=q]').fill('zzzzzz');
      await page.locator('#articles .learnings-empty').waitFor();
    },
  },
  { name: 'learnings-article', open: at('/learnings/high-blood-pressure') },
  { name: 'plans', open: at('/subscriptions') },
  { name: 'contact', open: at('/contact') },
  { name: 'about', open: at('/about') },
  { name: 'privacy', open: at('/privacy') },
  { name: 'terms', open: at('/terms') },
  { name: 'doctor-apply', open: at('/doctor/apply') },
  { name: 'doctor-application-status', of: 'patient', open: at('/doctor/application-status') },
  { name: 'doctor-confirm-email', open: at('/doctor/application-status/email#x') },
  { name: 'not-found', open: at('/nowhere') },
  { name: 'emergency-answer', open: answerEmergency },
  { name: 'emergency-answer-mine', open: takeEmergency },
  { name: 'emergency-answer-unknown', open: at('/e/AAAAAAAAAAAAAAAAAAAAAA') },
  { name: 'admin-login', open: at('/admin/login') },
  { name: 'staff-login', open: at('/staff/login') },
  { name: 'set-up-over', open: at('/set-up#over') },
  { name: 'verify', open: at('/verify') },
  { name: 'verify-unknown', open: at('/verify/0123456789ABCDEFGHJK') },
  { name: 'home-coming-soon', open: at('/?country=GB') },
  { name: 'home-signed-in', of: 'patient', open: at('/?country=TZ') },
  { name: 'paid', of: 'patient', open: holdAndPay('0754 100 000', '.pay-extras a[href^="/receipts/"]') },
  { name: 'pay', of: 'patient', open: hold },
  { name: 'plan-buy', of: 'patient', open: at('/subscriptions/buy/pregnancy/specialist') },
  { name: 'plan-paid', of: 'patient', open: buyPlan },
  { name: 'plan-pays', of: 'patient', open: payByPlan },
  { name: 'pay-waiting', of: 'patient', open: holdAndPay('0754 100 321', '.steps') },
  { name: 'pay-refused', of: 'patient', open: holdAndPay('0754 100 001', '.end') },
  { name: 'receipt', of: 'patient', open: receipt },
  { name: 'my-plans', of: 'patient', open: at('/subscriptions/mine') },
  { name: 'appointments', of: 'patient', open: at('/appointments') },
  { name: 'appointments-completed', of: 'patient', open: at('/appointments?tab=completed') },
  { name: 'appointments-cancelled', of: 'patient', open: at('/appointments?tab=cancelled') },
  { name: 'appointment', of: 'patient', open: (visit) => firstAppointment(visit, 'upcoming') },
  ...FAMILY_SCREENS,
  { name: 'more', of: 'patient', open: at('/more') },
  ...['account', 'devices', 'notices', 'documents', 'health', 'family', 'privacy-choices'].map(
    (name) => ({ name, of: 'patient', open: at(`/more/${name}`) }) as const,
  ),
  { name: 'take-over', of: 'patient', open: at('/more/family/take-over') },
  { name: 'measuring', of: 'patient', open: at('/readings') },
  { name: 'medicines', of: 'patient', open: at('/medicines') },
  { name: 'pregnancy', of: 'patient', open: at('/more/health/pregnancy') },
  { name: 'pregnancy-week', of: 'patient', open: followPregnancy },
  { name: 'call-room', of: 'patient', open: enterWaitingRoom },
  { name: 'call-waiting', of: 'patient', open: waitForDoctor },
  ...['overview', 'appointments', 'earnings', 'notifications', 'application', 'profile'].map((tab) =>
    onDashboard(`doctor-${tab}`, tab),
  ),
  onDashboard('doctor-security', 'profile&view=security'),
];

/** Signs the browser in as somebody else, through the API: a new patient, or a demo doctor who uses the language. */
export async function signInAs(
  { page, origin, device, language }: Visit,
  who: 'patient' | 'doctor',
  name = 'Asha',
): Promise<void> {
  const context = page.context();
  await context.clearCookies({ name: /sid$/ });
  if (who === 'doctor') return signInDoctor(context, { origin, device, language }, nextDemoDoctor(language));
  await signInByCode(context, origin, { name: `${name} Juma`, phone: freshNumber(), language });
}

function onDashboard(name: string, tab: string): Screen {
  const open = async ({ page, device }: Visit) => {
    await page.goto(`${dashboardOf(device)}?tab=${tab}`);
    await page.locator('[role=tabpanel], main').first().waitFor();
  };
  return { name, of: 'doctor', perDevice: true, open };
}

const joinButton = ({ page, language }: Visit) => page.getByRole('button', { name: say(language, 'room.join') });

/** Opens the call of an emergency that a doctor has accepted, because such a call is open at once. */
async function enterWaitingRoom(visit: Visit): Promise<void> {
  const { page } = visit;
  const name = freshName();
  await page.context().grantPermissions(['microphone', 'camera']);
  await signInAs(visit, 'patient', name);
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
  if ((await joinButton(visit).count()) === 0) await enterWaitingRoom(visit);
  await joinButton(visit).click();
  await visit.page.locator('[data-phase=waiting]').waitFor();
}

/** The payment page of the time that was held last: a patient holds at most three unpaid times. */
const held = new WeakMap<BrowserContext, string>();

/** Holds a free time of a doctor and stops at the payment page. */
async function hold({ page, origin }: Visit, query = 'country=TZ&type=general'): Promise<void> {
  await page.goto(`/book/${await someDoctor(origin, query)}`);
  await takeFreeTime(page);
  await page.locator('input[name=tel]').waitFor();
  held.set(page.context(), page.url());
}

/** Opens the payment page of a held time, as a patient whose plan can pay. */
async function payByPlan(visit: Visit): Promise<void> {
  const address = held.get(visit.page.context());
  if (address === undefined) await hold(visit);
  else await visit.page.goto(address);
  await visit.page.locator('.choice').first().waitFor();
}

/** Pays with a number whose last three digits choose the sandbox's behaviour, and waits for the element `sign`. */
async function payBy({ page }: Visit, number: string, sign: string): Promise<void> {
  await page.locator('input[name=tel]').fill(number);
  await page.locator('.pay-bar button').click();
  await page.locator(sign).first().waitFor();
}

/** Holds a time, pays with a number and waits for the element `sign`. */
function holdAndPay(number: string, sign: string) {
  return async (visit: Visit) => {
    await hold(visit, 'country=TZ&type=specialist');
    await payBy(visit, number, sign);
  };
}

/** Buys the plan for families and waits for its coupon. */
async function buyPlan(visit: Visit): Promise<void> {
  await visit.page.goto('/subscriptions/buy/family/general');
  await payBy(visit, '0754 100 000', '.coupon-code');
}

async function receipt({ page }: Visit): Promise<void> {
  await page.goto('/appointments');
  const link = page.locator('main a[href^="/receipts/"]').first();
  await link.waitFor();
  await page.goto((await link.getAttribute('href')) ?? '/');
}
