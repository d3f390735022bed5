import { expect, test } from '@playwright/test';
import { MARK, aRecordOwner, onNewDevice } from '../server/test/old-record-makers.ts';
import { freePort } from '../scripts/free-port.ts';
import { OwnStage } from './own-stage.ts';
import { violations } from './violations.ts';
import { addAuthenticator } from './virtual-authenticator.ts';
import type { Authenticator } from './virtual-authenticator.ts';
import { SWAHILI_ON_PHONE } from './walkers.ts';

const stage = new OwnStage({ port: await freePort() });

/** Brings the passkeys of one phone to another one, as a keeper of passkeys does. */
async function sync(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.chromium.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  expect(credentials).toHaveLength(1);
  const { authenticatorId } = to;
  for (const credential of credentials)
    await to.chromium.send('WebAuthn.addCredential', { authenticatorId, credential });
}

/** Says whether the person passes the phone's question. */
const passes = ({ chromium, authenticatorId }: Authenticator, isUserVerified: boolean) =>
  chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

test('a patient protects old records with a passkey; on another phone it opens them, and a cancelled question does not', async () => {
  const owner = await aRecordOwner(stage.product, '+255754880031');
  const own = await stage.side({ ...SWAHILI_ON_PHONE, visitor: owner.browser });
  const phone = await addAuthenticator(own.context, own.page);
  await own.page.goto(`${stage.origin}/more/privacy-choices`);
  await own.page.locator('html.live').waitFor();
  await own.page.getByRole('button', { name: own.t('lock.choose-passkey') }).click();
  await own.page.locator('.record-lock-on').waitFor();
  await expect(own.page.locator('.record-passkeys li')).toHaveCount(1);
  expect(await violations(own.page)).toEqual([]);

  const visitor = await onNewDevice(stage.product, owner.person);
  const { page, context, t } = await stage.side({ ...SWAHILI_ON_PHONE, visitor });
  const next = await addAuthenticator(context, page);
  await sync(phone, next);
  await page.goto(`${stage.origin}/medicines`);
  await page.getByRole('heading', { name: t('lock.closed') }).waitFor();
  await page.locator('html.live').waitFor();
  await expect(page.locator('body')).not.toContainText(MARK, { useInnerText: true });
  await expect(page.getByLabel(t('lock.passphrase'), { exact: true })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const open = page.getByRole('button', { name: t('lock.open-passkey') });
  await passes(next, false);
  await open.click();
  await page.getByText(t('lock.passkey-left')).waitFor();
  await expect(page.locator('body')).not.toContainText(MARK, { useInnerText: true });
  await passes(next, true);
  await open.click();
  await page.getByText(MARK).first().waitFor();

  await own.page.goto(`${stage.origin}/medicines`);
  await own.page.getByText(MARK).first().waitFor();
});
