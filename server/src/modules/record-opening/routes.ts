import * as contract from '@tabibu/contract/record-opening';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { askOpening } from './ask-opening.ts';
import { cancelOpening } from './cancel-opening.ts';
import { choosePassphrase } from './choose-passphrase.ts';
import { openOldRecords } from './open-records.ts';
import type { ChangedLock } from './open-here.ts';
import { readRecordLock } from './read-record-lock.ts';
import { addRecordPasskey, askRecordPasskey, beginRecordPasskey } from './record-passkeys.ts';
import { removePassphrase, removeRecordPasskey } from './remove-passphrase.ts';

const success = true as const;

const changed = ({ lock, cookie }: ChangedLock) =>
  answer({ success, data: lock }, cookie === undefined ? {} : { records: cookie });

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readRecordLock, async (ctx) => ({ success, data: await readRecordLock(ctx) })),
  route(contract.choosePassphrase, async (ctx, { body }, { recordsCookie }) =>
    changed(await choosePassphrase(ctx, body, recordsCookie)),
  ),
  route(contract.openOldRecords, async (ctx, { body }, { recordsCookie }) =>
    changed(await openOldRecords(ctx, body, recordsCookie)),
  ),
  route(contract.removePassphrase, async (ctx, { body }, { recordsCookie }) =>
    changed(await removePassphrase(ctx, body, recordsCookie)),
  ),
  route(contract.askRecordPasskey, async (ctx) => ({ success, data: await askRecordPasskey(ctx) })),
  route(contract.beginRecordPasskey, async (ctx, { body }) => ({
    success,
    data: await beginRecordPasskey(ctx, body),
  })),
  route(contract.addRecordPasskey, async (ctx, { body }, { recordsCookie }) =>
    changed(await addRecordPasskey(ctx, body, recordsCookie)),
  ),
  route(contract.removeRecordPasskey, async (ctx, { params, body }, { recordsCookie }) =>
    changed(await removeRecordPasskey(ctx, { passkeyId: params.passkey_id, proof: body }, recordsCookie)),
  ),
  route(contract.askOpening, async (ctx) => ({ success, data: await askOpening(ctx) })),
  route(contract.cancelOpening, async (ctx) => ({ success, data: await cancelOpening(ctx) })),
];
