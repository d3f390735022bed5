import { expect, test } from '@playwright/test';
import { aGrownUp } from '../server/test/family-makers.ts';
import { messagesTo } from '../server/test/one-time-code.ts';
import { ITEM, aVisit, signed } from '../server/test/record-makers.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { ENGLISH_ON_DESKTOP, SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage();

test('a guardian hands the record of a grown-up over, who accepts and reads the prescription; the guardian sees neither', async () => {
  const { product } = stage;
  const { guardian, personId, own } = await aGrownUp(product);
  const visit = await aVisit(product, { patient: guardian, more: { person_id: personId } });
  await signed(visit, 'prescription', { items: [ITEM] });

  const giver = await stage.side({ ...ENGLISH_ON_DESKTOP, visitor: guardian });
  await giver.page.goto(`/more/family/${personId}`);
  await giver.page.getByLabel(giver.t('family.hand-over-phone', { name: 'Rehema Mwinyi' })).fill(own.phone);
  expect(await violations(giver.page)).toEqual([]);
  await giver.page.getByRole('button', { name: giver.t('family.hand-over') }).click();
  await giver.page.getByRole('button', { name: giver.t('family.hand-over-withdraw') }).waitFor();
  expect(await violations(giver.page)).toEqual([]);
  await product.settle();
  expect((await messagesTo(product, own.phone)).at(-1)).toContain('/more/family/take-over');

  const taker = await stage.side({ ...SWAHILI_ON_PHONE, visitor: own });
  const { page, t } = taker;
  await page.goto('/more/health');
  await page.getByRole('link', { name: t('record.offered-open') }).click();
  await page.getByRole('heading', { name: /Rehema Mwinyi/ }).waitFor();
  await page.getByRole('button', { name: t('family.take-over'), exact: true }).click();
  await page.getByText(t('family.consent-missing')).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('family.take-over'), exact: true }).click();
  await page.getByText(t('family.take-over-taken')).waitFor();
  await page.goto('/more/documents');
  await page
    .locator('.more-row')
    .filter({ hasText: t('record.kind-prescription') })
    .click();
  await page
    .getByRole('article', { name: t('record.kind-prescription') })
    .getByText(ITEM.medicine)
    .waitFor();
  expect(await violations(page)).toEqual([]);

  await giver.page.goto('/more/family');
  await giver.page.getByText(giver.t('family.none')).waitFor();
  await giver.page.goto('/more/documents');
  await giver.page.getByText(giver.t('record.all-none')).waitFor();
  await taker.context.close();
  await giver.context.close();
});
