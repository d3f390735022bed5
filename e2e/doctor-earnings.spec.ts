import { expect, test } from '@playwright/test';
import type { Visitor } from '../server/test/visitor.ts';
import { aVisit } from '../server/test/record-makers.ts';
import { MINUTE } from '../server/src/platform/time.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();
const earningsOf = async (doctor: Visitor) => (await doctor.get('/api/doctor/earnings')).body.data;

test.describe('the earnings of a doctor', () => {
  test('grow by a consultation; more than the balance cannot be withdrawn, and a valid request is taken off it at once (S58, DOC-DASH-11..14, C20)', async () => {
    const { device, language } = SWAHILI_ON_PHONE;
    const { doctor } = await aVisit(stage.product);
    await stage.product.settle();
    const { page, context, t } = await stage.side({ device, language, visitor: doctor });
    await page.goto('/doctor/dashboard?tab=earnings');
    const { balance } = await earningsOf(doctor);
    expect(balance.amount).toBeGreaterThan(0);
    await page.locator('.money-line').first().waitFor();
    const ask = page.getByRole('button', { name: t('money.request'), exact: true });
    await ask.click();
    const amount = page.locator('dialog[open] input[name=amount]');
    const phone = page.locator('dialog[open] input[name=phone]');
    const send = page.getByRole('button', { name: t('money.send'), exact: true });
    expect(await violations(page)).toEqual([]);
    await amount.fill(String(balance.amount / 100 + 1));
    await send.click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('amount');
    await amount.fill('1000');
    await phone.fill('12');
    await send.click();
    await page.getByText(t('money.phone-wrong')).waitFor();
    expect((await earningsOf(doctor)).withdrawals).toEqual([]);
    stage.product.clock.advance(6 * MINUTE);
    await phone.fill('0754 123 456');
    await send.click();
    const code = page.locator('dialog[open] input[name=code]');
    // The sign-in is older than five minutes: the doctor confirms the own number, then the other one, and the request
    // is sent.
    await page.getByText(t('money.prove-lead')).waitFor();
    expect(await violations(page)).toEqual([]);
    await code.fill(await stage.codeSentTo(doctor.phone));
    await page.getByText(t('money.number-lead')).waitFor();
    expect((await earningsOf(doctor)).withdrawals).toEqual([]);
    await code.fill(await stage.codeSentTo('+255754123456'));
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await expect(ask).toBeDisabled();
    await page.getByText(t('money.waits')).waitFor();
    expect(await violations(page)).toEqual([]);
    const after = await earningsOf(doctor);
    expect(after.withdrawals).toMatchObject([
      {
        amount: { amount: 100_000 },
        payout_phone: '+255754123456',
        status: 'pending',
      },
    ]);
    expect(after.balance.amount).toBe(balance.amount - 100_000);
    await context.close();
  });
});
