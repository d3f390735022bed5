import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import * as history from './move-store.ts';
import type { ApplicationRow } from './store.ts';

export interface Move {
  readonly kind: history.MoveKind;
  readonly from: ApplicationStatus;
  readonly by: string;
  readonly note?: string;
}

/** Writes what happened to an application into its history and the audit log, and returns the id of the move (W60). */
export async function recordMove(
  inside: Context,
  { id, status }: Pick<ApplicationRow, 'id' | 'status'>,
  { kind, from, by, note = '' }: Move,
): Promise<string> {
  const now = inside.clock.now();
  const moveId = newId(now);
  await inside.db.run(history.addMove, { id: moveId, applicationId: id, kind, from, to: status, by, note, now });
  await audit(inside, {
    action: `applications.${kind}`,
    object: 'application',
    objectId: id,
    details: { from, to: status, by },
  });
  return moveId;
}
