import { say } from './say.ts';
import { at, press } from './screen-steps.ts';
import { changeSetting, openText, openWaiting } from './work-house.ts';
import type { Visit } from './screen-list.ts';
import type { WorkScreen } from './work-screens.ts';

/** Screens of what administrators keep: rates, coupons, fees, the settings of the house, doctors and banners. */
export const CONSOLE_SCREENS: readonly WorkScreen[] = [
  { name: 'admin-exchange-rates', of: 'administrator', open: at('/admin/dashboard/exchange-rates', '.staff-table') },
  { name: 'admin-exchange-rate', of: 'administrator', open: openRate },
  { name: 'admin-subscriptions', of: 'administrator', open: at('/admin/dashboard/subscriptions', '.staff-table') },
  { name: 'admin-coupons', of: 'administrator', open: at('/admin/dashboard/subscriptions/coupons', '.staff-table') },
  { name: 'admin-coupon-generate', of: 'administrator', open: openGenerate('subscriptions.generate-for') },
  { name: 'admin-coupon-by-number', of: 'administrator', open: openGenerate('subscriptions.generate') },
  { name: 'admin-care-plans', of: 'administrator', open: at('/admin/dashboard/care-plans', '.staff-table') },
  { name: 'admin-care-plan-add', of: 'administrator', open: openPlan('plans.add') },
  { name: 'admin-care-plan-features', of: 'administrator', open: openPlan('plans.feature-count', { count: 3 }) },
  { name: 'admin-care-plan-prices', of: 'administrator', open: openPlan('plans.price-count', { count: 1 }) },
  { name: 'admin-fees', of: 'administrator', open: at('/admin/dashboard/fees', '.fee-card') },
  { name: 'admin-house-rules', of: 'administrator', open: at('/admin/dashboard/house', '.staff-table') },
  { name: 'admin-house-site', of: 'administrator', open: at('/admin/dashboard/house/site', '.staff-table') },
  { name: 'admin-house-countries', of: 'administrator', open: at('/admin/dashboard/house/countries', '.staff-table') },
  {
    name: 'admin-house-specialties',
    of: 'administrator',
    open: at('/admin/dashboard/house/specialties', '.staff-table'),
  },
  { name: 'admin-house-emergency', of: 'administrator', open: at('/admin/dashboard/house/emergency', '.staff-table') },
  { name: 'admin-house-notify-me', of: 'administrator', open: openWaiting },
  { name: 'admin-house-texts', of: 'administrator', open: openText },
  { name: 'admin-house-change', of: 'administrator', open: changeSetting },
  { name: 'admin-doctors', of: 'administrator', open: at('/admin/dashboard/doctors', '.doctor-tile') },
  { name: 'admin-doctor-add', of: 'administrator', open: addDoctor },
  { name: 'admin-doctor-delete', of: 'administrator', open: deleteDoctor },
  { name: 'admin-banners', of: 'administrator', open: at('/admin/dashboard/banners', '.banner-item') },
  { name: 'admin-hero', of: 'administrator', open: at('/admin/dashboard/hero-banner', '.hero-frame') },
];

async function addDoctor({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/doctors');
  await page.locator('.doctor-tile').first().waitFor();
  await press(page, say(language, 'doctors-desk.add'));
  await page.locator('dialog input[name="full_name"]').waitFor();
}

async function deleteDoctor({ page, language }: Visit): Promise<void> {
  await page.goto('/admin/dashboard/doctors');
  await page
    .locator('.doctor-tile')
    .getByRole('button', { name: say(language, 'doctors-desk.delete') })
    .first()
    .click();
  await page.locator('.doctor-effects').waitFor();
}

/** The form of a coupon for a subscriber, or for somebody by number. */
function openGenerate(button: 'subscriptions.generate-for' | 'subscriptions.generate') {
  return async ({ page, language }: Visit) => {
    await page.goto('/admin/dashboard/subscriptions');
    await press(page, say(language, button, { name: 'Asha Mwinyi' }));
    await page.locator('dialog[open] textarea').waitFor();
  };
}

/** Opens the form of a rate with a rate typed. */
async function openRate({ page, language }: Visit) {
  await page.goto('/admin/dashboard/exchange-rates');
  await press(page, say(language, 'exchange-rates.edit-which', { currency: 'USD' }));
  await page.locator('input[name=rate]').fill('2512.75');
}

/** Changes a plan, and opens a panel of Care Plans. */
function openPlan(button: 'plans.add' | 'plans.feature-count' | 'plans.price-count', values = {}) {
  return async ({ page, language }: Visit) => {
    await page.goto('/admin/dashboard/care-plans');
    await page.getByRole('switch').first().click();
    await press(page, say(language, button, values));
    await page.locator('dialog[open] .panel-actions').waitFor();
  };
}
