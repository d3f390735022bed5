import { LICENCE_REMINDERS } from '@tabibu/contract/application-words';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { addDays, wallClock } from '../../platform/time.ts';
import { doctorNames } from '../doctors/index.ts';
import * as licences from './licence-store.ts';
import { daysUntil } from './rules.ts';

/**
 * Runs every hour: publishes `applications.licence-reminded` 60, 30 and 7 days before the last day of a doctor's
 * licence, each once, whichever process gets there first. One that came due while nothing ran is sent late; of several
 * only the last. Idempotent.
 */
export async function remindOfLicences(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const today = wallClock(now, 'UTC').day;
  const rows = await ctx.db.many(licences.ending, {
    from: addDays(today, -1),
    to: addDays(today, LICENCE_REMINDERS[0] + 1),
  });
  const doctors = await doctorNames(
    ctx,
    rows.map(({ doctor_id: id }) => id),
  );
  for (const row of rows) {
    const left = daysUntil(row.expires_on, wallClock(now, doctors.get(row.doctor_id)?.timeZone ?? 'UTC').day);
    const days = LICENCE_REMINDERS.findLast((one) => left <= one);
    const isDone = days === undefined || (row.reminded_days !== null && row.reminded_days <= days);
    if (left < 0 || isDone) continue;
    await remind(ctx, row, days);
  }
}

async function remind(
  ctx: Context,
  { id: licenceId, doctor_id: doctorId, expires_on: expiresOn }: licences.EndingLicence,
  days: number,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    if ((await inside.db.run(licences.takeReminder, { licenceId, days })) === 0) return;
    await audit(inside, {
      action: 'applications.remind-of-licence',
      object: 'doctor',
      objectId: doctorId,
      details: { days, until: expiresOn },
    });
    await publish(inside, 'applications.licence-reminded', { licenceId, doctorId, days, expiresOn });
  });
}
