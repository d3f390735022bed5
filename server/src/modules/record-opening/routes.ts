import * as contract from '@tabibu/contract/record-opening';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { askOpening } from './ask-opening.ts';
import { cancelOpening } from './cancel-opening.ts';
import { choosePassphrase } from './choose-passphrase.ts';
import { openOldRecords } from './open-records.ts';
import { readRecordLock } from './read-record-lock.ts';
import { removePassphrase } from './remove-passphrase.ts';

const success = true as const;

/** HTTP routes of this module. */
export const routes: Route[] = [
  route(contract.readRecordLock, async (ctx) => ({ success, data: await readRecordLock(ctx) })),
  route(contract.choosePassphrase, async (ctx, { body }, { recordsCookie }) => {
    const wanted = { passphrase: body.passphrase, current: body.current };
    const { lock, cookie } = await choosePassphrase(ctx, wanted, recordsCookie);
    return answer({ success, data: lock }, { records: cookie });
  }),
  route(contract.openOldRecords, async (ctx, { body }, { recordsCookie }) => {
    const { lock, cookie } = await openOldRecords(ctx, body.passphrase, recordsCookie);
    return answer({ success, data: lock }, { records: cookie });
  }),
  route(contract.removePassphrase, async (ctx, { body }) => ({
    success,
    data: await removePassphrase(ctx, body.passphrase),
  })),
  route(contract.askOpening, async (ctx) => ({ success, data: await askOpening(ctx) })),
  route(contract.cancelOpening, async (ctx) => ({ success, data: await cancelOpening(ctx) })),
];
