import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { releaseLicence, setVerified } from '../doctors/index.ts';
import type { CheckedLicence } from '../doctors/index.ts';
import { refuseUnscanned } from '../files/index.ts';
import { requireOther } from '../identity/index.ts';
import { admitDoctor } from './admit-doctor.ts';
import * as history from './move-store.ts';
import { recordMove } from './record-move.ts';
import { PURPOSE, dayOf, requireComplete } from './rules.ts';
import type { FoundLicence } from './rules.ts';
import * as store from './store.ts';

export interface MoveInput {
  readonly number: number;
  readonly to: ApplicationStatus;
  /** The status that whoever decides has seen. */
  readonly seen?: ApplicationStatus | undefined;
  /** The applicant reads it. */
  readonly note: string;
  /** Who decides, as the history names them. */
  readonly by: string;
  /** Needed to approve, unless one that is still valid was found before. */
  readonly licence?: FoundLicence | undefined;
}

/**
 * Moves an application from any status to any other: the one way for every screen and command (C58). Approving records
 * the licence and makes the doctor verified and bookable; leaving `approved` takes the doctor out of all lists at once.
 * Throws `not-found`, `application-closed` if it has this status already, `application-moved` if it is not where it was
 * seen, `about-you` and `about-family` for the application of whoever decides, and to approve `licence-needed` without
 * a licence that is valid today, `licence-taken` for the licence of somebody else who works here, and
 * `file-not-scanned` while a document waits for the malware scanner.
 */
export async function moveApplication(ctx: Context, input: MoveInput): Promise<store.ApplicationRow> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.byNumberLocked, { number: input.number });
    if (row?.account_id === undefined || row.account_id === null) throw new Problem('not-found');
    if (input.seen !== undefined && input.seen !== row.status) throw new Problem('application-moved');
    if (row.status === input.to) throw new Problem('application-closed');
    const accountId = row.account_id;
    await requireOther(inside, accountId);
    let doctorId = row.doctor_id;
    if (input.to === 'approved') {
      await refuseUnscanned(inside, { kind: PURPOSE, id: row.id });
      const licence = await requireLicence(inside, row, input);
      doctorId = await admitDoctor(inside, { ...row, account_id: accountId }, licence);
    }
    if (row.status === 'approved') await setVerified(inside, { doctorId, isVerified: false });
    if (input.to === 'rejected') await releaseLicence(inside, doctorId);
    const now = inside.clock.now();
    const moved = await inside.db.one(store.move, {
      applicationId: row.id,
      from: row.status,
      to: input.to,
      doctorId,
      now,
    });
    const { by, note } = input;
    const moveId = await recordMove(inside, moved, { kind: 'moved', from: row.status, by, note });
    await publish(inside, 'applications.moved', {
      applicationId: row.id,
      moveId,
      accountId,
      number: row.number,
      doctorId,
      from: row.status,
      to: input.to,
    });
    return moved;
  });
}

/** Records the licence that was found, or finds the one of before, and returns it. */
async function requireLicence(
  inside: Context,
  row: store.ApplicationRow,
  { licence, by }: Pick<MoveInput, 'licence' | 'by'>,
): Promise<CheckedLicence> {
  const now = inside.clock.now();
  if (licence !== undefined) {
    requireComplete(licence, now);
    await inside.db.run(history.addLicence, {
      ...licence,
      id: newId(now),
      applicationId: row.id,
      doctorId: row.doctor_id,
      checkedBy: by,
      now,
    });
    return licence;
  }
  const [known] = await inside.db.many(history.licences, { applicationId: row.id });
  if (known === undefined || known.expires_on < dayOf(now)) throw new Problem('licence-needed');
  return { council: known.council, number: known.number, expiresOn: known.expires_on };
}
