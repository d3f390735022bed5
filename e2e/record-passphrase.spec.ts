import { expect, test } from '@playwright/test';
import { MARK, PASSPHRASE, aRecordOwner, onNewDevice } from '../server/test/old-record-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('a patient protects old records with a passphrase; a new browser shows none of them until it is given there', async () => {
  const owner = await aRecordOwner(stage.product, '+255754880021');
  const own = await stage.side({ ...SWAHILI_ON_PHONE, visitor: owner.browser });
  await own.page.goto(`${stage.origin}/more/privacy-choices`);
  await own.page.locator('html.live').waitFor();
  await own.page.getByLabel(own.t('lock.passphrase'), { exact: true }).fill(PASSPHRASE);
  await own.page.getByRole('button', { name: own.t('lock.choose') }).click();
  await own.page.locator('.record-lock-on').waitFor();
  expect(await violations(own.page)).toEqual([]);

  const { page, t } = await stage.side({
    ...SWAHILI_ON_PHONE,
    visitor: await onNewDevice(stage.product, owner.person),
  });
  for (const path of ['/more/health', '/medicines', '/appointments?tab=completed']) {
    await page.goto(`${stage.origin}${path}`);
    await page.getByRole('heading', { name: t('lock.closed') }).waitFor();
    await expect(page.locator('body')).not.toContainText(MARK, { useInnerText: true });
  }
  await page.goto(`${stage.origin}/medicines`);
  await page.locator('html.live').waitFor();
  expect(await violations(page)).toEqual([]);
  const field = page.getByLabel(t('lock.passphrase'), { exact: true });
  await field.fill('si hilo kabisa');
  await page.getByRole('button', { name: t('lock.open') }).click();
  await page.locator('.field-error').waitFor();
  await field.fill(PASSPHRASE);
  await page.getByRole('button', { name: t('lock.open') }).click();
  await page.getByText(MARK).first().waitFor();
  await own.page.goto(`${stage.origin}/medicines`);
  await own.page.getByText(MARK).first().waitFor();
});
