import { expect, test } from '@playwright/test';
import { aWorkingDoctor } from '../server/test/doctor-makers.ts';
import { aRenewal } from '../server/test/licence-makers.ts';
import { shownCode } from '../server/test/second-factor-makers.ts';
import { aSetUpMember } from '../server/test/staff-makers.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { BOTH_DEVICES } from './walkers.ts';

const stage = new OwnStage();

for (const { device, language } of BOTH_DEVICES)
  test(`a reviewer reads a new licence beside the form and confirms it after giving the authenticator (${device})`, async () => {
    const doctor = await aWorkingDoctor(stage.product);
    await aRenewal(stage.product, doctor.browser);
    const member = await aSetUpMember(stage.product, 'staff-admin');
    const { page, t } = await stage.side({ device, language, visitor: member.browser, dark: device === 'phone' });
    // The factor of the sign-in is too old for what follows.
    stage.product.clock.advance(6 * MINUTE);

    await page.goto('/staff/dashboard/licences');
    const row = page.getByRole('link', { name: t('review.review-of', { name: 'Dkt. Neema Mushi' }) });
    await row.waitFor();
    expect(await violations(page)).toEqual([]);
    await row.click();
    await page.locator('.review-paper canvas[data-drawn="1"]').waitFor();
    expect(await violations(page)).toEqual([]);
    // One council's number belongs to one doctor.
    const number = device === 'phone' ? 'MCT 4711' : 'MCT 4712';
    await page.locator('[name=number]').fill(number);
    await page.locator('[name=registered_name]').fill('N. Mushi');
    await page.locator('[name=expires_on]').fill('2099-03-31');
    await page.getByRole('button', { name: t('renewals.confirm') }).click();
    await page.getByText(t('step-up.lead')).waitFor();
    await page.locator('input[name=factor]').fill(shownCode(stage.product, member.secret!));
    await page.locator('.notice.success').waitFor();
    expect(await violations(page)).toEqual([]);
    const { licence } = (await doctor.browser.get('/api/doctor/licence')).body.data;
    expect(licence).toMatchObject({ number, expires_on: '2099-03-31' });
    await page.getByRole('link', { name: t('renewals.back') }).click();
    await page.getByText(t('renewals.none')).waitFor();
  });
