import { CASE_KINDS } from '@tabibu/contract/case-words';
import type { CaseKind } from '@tabibu/contract/case-words';
import { CALLER_SCREENS } from './caller-screens.ts';
import { CONSOLE_SCREENS } from './console-screens.ts';
import { dashboardOf } from './doctor-steps.ts';
import { OFFICE_SCREENS } from './office-screens.ts';
import { at, press } from './screen-steps.ts';
import { openPalette } from './open-palette.ts';
import { say } from './say.ts';
import type { Visit } from './screen-list.ts';
import { WORDS_SCREENS } from './words-screens.ts';
import type { WorkPlace, Worker } from './work-place.ts';

/** A screen of somebody who works here or applies, in a full state. */
export interface WorkScreen {
  readonly name: string;
  /** Who is signed in; nobody by default. */
  readonly of?: Worker;
  readonly open: (visit: Visit, place: WorkPlace) => Promise<void>;
}

const DRAWN = '.review-paper canvas[data-drawn="1"]';

/** All of them. Their own product is started for pictures only: the journeys of these screens check the rest. */
export const WORK_SCREENS: readonly WorkScreen[] = [
  { name: 'staff-applications', of: 'staff-admin', open: at('/staff/dashboard/applications', '.review-table') },
  { name: 'staff-application', of: 'staff-admin', open: openPending('staff') },
  { name: 'staff-application-decided', of: 'staff-admin', open: openApproved },
  { name: 'staff-cases', of: 'staff-admin', open: at('/staff/dashboard/cases', '.case-row') },
  { name: 'staff-case-profile', of: 'staff-admin', open: openFirst('profile-change', 'cases.do-accept') },
  { name: 'staff-licences', of: 'staff-admin', open: at('/staff/dashboard/licences', '.review-row') },
  { name: 'staff-licence', of: 'staff-admin', open: openRenewal },
  { name: 'staff-settings-password-only', of: 'receptionist', open: at('/staff/dashboard/settings', '.staff-device') },
  { name: 'admin-overview', of: 'administrator', open: at('/admin/dashboard', '.staff-table') },
  { name: 'admin-revenue', of: 'administrator', open: at('/admin/dashboard/revenue', '.bar-chart') },
  { name: 'admin-cases', of: 'administrator', open: at('/admin/dashboard/cases', '.case-row') },
  { name: 'admin-case-to-approve', of: 'administrator', open: openCase(0) },
  { name: 'admin-case-to-pay', of: 'administrator', open: openCase(1, 'cases.do-record-paid') },
  { name: 'admin-case-refuse', of: 'administrator', open: openCase(2, 'cases.do-reject') },
  { name: 'admin-case-contest', of: 'administrator', open: openFirst('contested-consultation', 'cases.do-refund') },
  // A complaint is pictured where it is answered.
  ...CASE_KINDS.filter((kind) => kind !== 'complaint').map((kind) => ({
    name: `admin-case-kind-${kind}`,
    of: 'administrator' as const,
    open: openFirst(kind),
  })),
  { name: 'admin-payments', of: 'administrator', open: openWithdrawals },
  {
    name: 'admin-payments-received',
    of: 'administrator',
    open: at('/admin/dashboard/payments/received', '.staff-table'),
  },
  { name: 'admin-payment', of: 'administrator', open: openPayment },
  { name: 'admin-bookings', of: 'administrator', open: at('/admin/dashboard/overview/bookings', '.staff-table') },
  ...CALLER_SCREENS,
  ...CONSOLE_SCREENS,
  { name: 'admin-complaints', of: 'administrator', open: at('/admin/dashboard/complaints', '.complaint-card') },
  {
    name: 'admin-announcements',
    of: 'administrator',
    open: at('/admin/dashboard/announcements', '.announcement-card'),
  },
  { name: 'admin-articles', of: 'administrator', open: at('/admin/dashboard/articles', '.staff-table') },
  {
    name: 'admin-article',
    of: 'administrator',
    open: at('/admin/dashboard/articles/high-blood-pressure', '.article-form'),
  },
  ...WORDS_SCREENS,
  { name: 'admin-palette', of: 'administrator', open: openPalette },
  { name: 'admin-applications', of: 'administrator', open: at('/admin/dashboard/applications', '.review-table') },
  { name: 'admin-approve', of: 'administrator', open: openDecision('review.to-approved', true) },
  { name: 'admin-ask', of: 'administrator', open: openDecision('review.ask') },
  { name: 'admin-leave-approved', of: 'administrator', open: leaveApproved },
  { name: 'admin-settings', of: 'administrator', open: at('/admin/dashboard/settings', '.passkey') },
  { name: 'admin-accounts', of: 'administrator', open: at('/admin/dashboard/accounts', '.member') },
  { name: 'admin-accounts-invite', of: 'administrator', open: invite },
  { name: 'admin-accounts-member', of: 'administrator', open: openMember },
  { name: 'admin-approvals', of: 'administrator', open: at('/admin/dashboard/approvals', '.approval-reason') },
  { name: 'admin-audit', of: 'administrator', open: at('/admin/dashboard/audit', '.audit-list > li') },
  { name: 'admin-record-open', of: 'administrator', open: at('/admin/dashboard/record-access', '.glass-list > li') },
  {
    name: 'admin-record-access',
    of: 'second-administrator',
    open: at('/admin/dashboard/record-access', '.glass-list > li'),
  },
  { name: 'admin-step-up', of: 'administrator', open: askForFactor },
  { name: 'applicant-asked', of: 'applicant', open: at('/doctor/application-status', '.application-state') },
  { name: 'applicant-rejected', of: 'rejected', open: at('/doctor/application-status', '.application-state') },
  { name: 'doctor-licence-notice', of: 'doctor', open: openDashboard('overview') },
  { name: 'doctor-licence-card', of: 'doctor', open: openDashboard('application') },
  ...OFFICE_SCREENS,
  { name: 'set-up', open: openSetUp },
  { name: 'confirm-email', open: openLink },
  { name: 'confirm-email-verified', open: confirmEmail },
];

/** Opens a case by its place among the withdrawals, and the dialog of a decision. */
function openCase(place: number, decision?: 'cases.do-record-paid' | 'cases.do-reject') {
  return async ({ page, language }: Visit) => {
    await page.goto('/admin/dashboard/cases');
    await page.locator('select[name=kind]').selectOption('withdrawal');
    await page.locator('.case-row').nth(place).click();
    await page.locator('.case-facts').waitFor();
    if (decision) await press(page, say(language, decision));
  };
}

/** Opens the requests of all time, because the month of the pictures may have begun after them. */
async function openWithdrawals({ page }: Visit) {
  await page.goto('/admin/dashboard/payments');
  await page.locator('select[name=period]').selectOption('all');
  await page.locator('.staff-table').waitFor();
}

/** Opens the payment of the first case about money that is owed back, with all that is folded. */
async function openPayment(visit: Visit): Promise<void> {
  await openFirst('refund-due')(visit);
  const { page } = visit;
  const payment = await page.locator('.case-facts a[href*="/payments/TBB-"]').first().getAttribute('href');
  await page.goto(payment!);
  await page.locator('.story-raw').first().waitFor();
  await page.locator('.story-raw').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '');
  });
}

/** Opens the first case of a kind in the portal of its reader, and the dialog of a decision. */
function openFirst(kind: CaseKind, decision?: 'cases.do-accept' | 'cases.do-refund') {
  const portal = kind === 'profile-change' && decision ? 'staff' : 'admin';
  return async ({ page, language }: Visit) => {
    await page.goto(`/${portal}/dashboard/cases`);
    await page.locator('select[name=kind]').selectOption(kind);
    await page
      .locator('.case-row')
      .filter({ hasText: say(language, `cases.kind-${kind}`) })
      .first()
      .click();
    await page.locator('.case-facts').waitFor();
    if (decision) await press(page, say(language, decision));
  };
}

function openPending(portal: 'admin' | 'staff') {
  return async ({ page }: Visit, { desk }: WorkPlace) => {
    await page.goto(`/${portal}/dashboard/applications/${desk.pending}`);
    await page.locator(DRAWN).waitFor();
  };
}

async function openApproved({ page }: Visit, { desk }: WorkPlace): Promise<void> {
  await page.goto(`/staff/dashboard/applications/${desk.approved}`);
  await page.locator(DRAWN).waitFor();
}

async function openRenewal({ page }: Visit, { desk }: WorkPlace): Promise<void> {
  await page.goto(`/staff/dashboard/licences/${desk.renewal}`);
  await page.locator(DRAWN).waitFor();
}

/** Returns the steps that open a dialog of a pending application; `checked` also sends it empty. */
function openDecision(button: 'review.to-approved' | 'review.ask', checked = false) {
  return async (visit: Visit, place: WorkPlace) => {
    await openPending('admin')(visit, place);
    await press(visit.page, say(visit.language, button));
    const send = visit.page.locator('dialog[open] button[type=submit]');
    await send.waitFor();
    if (checked) await send.click();
  };
}

/** The question before a doctor leaves the lists, who has appointments. */
async function leaveApproved({ page, language }: Visit, { desk }: WorkPlace): Promise<void> {
  await page.goto(`/admin/dashboard/applications/${desk.approved}`);
  await press(page, say(language, 'review.to-rejected'));
  await page.locator('dialog[open] .notice').waitFor();
}

async function invite({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/accounts');
  await press(page, say(language, 'accounts.invite'));
  await page.locator('dialog[open] input[name=phone]').waitFor();
}

/** The account of somebody who may be changed, suspended and made an administrator. */
async function openMember({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/accounts');
  const name = 'Neema Nyirahabimana wa Mwakyusambile';
  await page.getByRole('button', { name: say(language, 'accounts.change-whom', { name }) }).click();
  await page.locator('dialog[open] textarea').waitFor();
}

/** The dialog that asks for the authenticator, opened by an action that wants it. */
async function askForFactor(visit: Visit): Promise<void> {
  await openMember(visit);
  await press(visit.page, say(visit.language, 'accounts.suspend'));
  await visit.page.locator('dialog[open] input[name=factor]').waitFor();
}

function openDashboard(tab: string) {
  return async ({ page, device }: Visit) => {
    await page.goto(`${dashboardOf(device)}?tab=${tab}`);
    await page.locator('[role=tabpanel], main').first().waitFor();
  };
}

async function openSetUp({ page }: Visit, { invitation }: WorkPlace): Promise<void> {
  await page.goto(`/set-up#${invitation}`);
  await page.locator('input[name=username]').waitFor();
}

async function openLink({ page }: Visit, { desk }: WorkPlace): Promise<void> {
  // From another page, because a change behind the # alone loads nothing.
  await page.goto('/about');
  await page.goto(`/doctor/application-status/email#${desk.emailToken}`);
  await page.locator('main .button').first().waitFor();
}

async function confirmEmail(visit: Visit, place: WorkPlace): Promise<void> {
  await openLink(visit, place);
  await press(visit.page, say(visit.language, 'join.confirm-button'));
  await visit.page.locator('.notice.success').waitFor();
}
