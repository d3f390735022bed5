import type { AnnouncementBody } from '@tabibu/contract/announcements';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStepUp } from '../identity/index.ts';
import { describeAnnouncements } from './list-announcements.ts';
import { findAudience } from './find-audience.ts';
import type { WantedAudience } from './find-audience.ts';
import { areSmsAllowed } from './preview-announcement.ts';
import * as store from './store.ts';

interface NewAnnouncement extends WantedAudience {
  readonly subject: string;
  readonly message: string;
  readonly by_sms: boolean;
  readonly by_push: boolean;
}

/**
 * Stores an announcement with those for whom it is (W54, ADM-ANN-01); jobs tell them. Throws `all-fields-required`
 * (C88), `step-up-required`, `nobody-to-tell`, and `announcement-sms-too-many` when its text messages would use up more
 * than half of what may leave in a day.
 */
export async function sendAnnouncement(ctx: Context, given: NewAnnouncement): Promise<AnnouncementBody> {
  const { subject, message, by_sms: bySms, by_push: byPush, audience, country } = given;
  if (subject === '' || message === '') throw new Problem('all-fields-required');
  return inTransaction(ctx, async (inside) => {
    const { doctors } = await findAudience(inside, given);
    await requireStepUp(inside);
    if (doctors.length === 0) throw new Problem('nobody-to-tell');
    if (bySms && !areSmsAllowed(inside, doctors.length)) throw new Problem('announcement-sms-too-many');
    const now = inside.clock.now();
    const id = newId(now);
    const row = await inside.db.one(store.add, {
      id,
      subject,
      message,
      audience,
      country: audience === 'country' ? country! : null,
      bySms,
      byPush,
      sentBy: accountOf(inside),
      recipients: doctors.length,
      now,
    });
    await inside.db.run(store.addRecipients, {
      announcementId: id,
      doctorIds: doctors.map((doctor) => doctor.id),
      accountIds: doctors.map((doctor) => doctor.accountId),
    });
    await audit(inside, {
      action: 'announcements.send',
      object: 'announcement',
      objectId: id,
      details: { audience, recipients: doctors.length, sms: bySms, push: byPush },
    });
    await enqueue(inside, 'announcements.tell', { announcementId: id });
    return (await describeAnnouncements(inside, [row]))[0]!;
  });
}
