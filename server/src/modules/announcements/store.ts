import type { Audience } from '@tabibu/contract/announcement-words';
import type { CountryCode } from '@tabibu/contract/countries';
import { statement } from '../../platform/database/statement.ts';

export interface AnnouncementRow {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  readonly message: string;
  readonly audience: Audience;
  readonly country: CountryCode | null;
  readonly by_sms: boolean;
  readonly by_push: boolean;
  readonly sent_by: string;
  readonly recipients: number;
  readonly created_at: Date;
}

const ANNOUNCEMENT =
  'id, number, subject, message, audience, country, by_sms, by_push, sent_by, recipients, created_at';

export const add = statement<
  {
    id: string;
    subject: string;
    message: string;
    audience: Audience;
    country: CountryCode | null;
    bySms: boolean;
    byPush: boolean;
    sentBy: string;
    recipients: number;
    now: Date;
  },
  AnnouncementRow
>(
  'announcements.add',
  `insert into announcements (id, subject, message, audience, country, by_sms, by_push, sent_by, recipients, created_at)
   values ($id, $subject, $message, $audience, $country, $bySms, $byPush, $sentBy, $recipients, $now) returning ${ANNOUNCEMENT}`,
);

export const addRecipients = statement<{
  announcementId: string;
  doctorIds: readonly string[];
  accountIds: readonly string[];
}>(
  'announcements.add-recipients',
  `insert into announcement_recipients (announcement_id, doctor_id, account_id)
   select $announcementId, r.doctor_id, r.account_id from unnest($doctorIds::uuid[], $accountIds::uuid[]) as r (doctor_id, account_id)`,
);

export const find = statement<{ id: string }, AnnouncementRow>(
  'announcements.find',
  `select ${ANNOUNCEMENT} from announcements where id = $id`,
);

/** Locks some recipients whom nobody has told; those whom another process is telling are left out. */
export const lockUntold = statement<
  { announcementId: string; limit: number },
  { doctor_id: string; account_id: string }
>(
  'announcements.lock-untold',
  `select doctor_id, account_id from announcement_recipients where announcement_id = $announcementId and told_at is null
   order by doctor_id limit $limit for update skip locked`,
);

export const markTold = statement<{ announcementId: string; doctorIds: readonly string[]; now: Date }>(
  'announcements.mark-told',
  'update announcement_recipients set told_at = $now where announcement_id = $announcementId and doctor_id = any($doctorIds::uuid[])',
);

/** Notes that everybody was told. Changes no row while somebody was not. */
export const finish = statement<{ id: string; now: Date }>(
  'announcements.finish',
  `update announcements a set told_at = $now where id = $id and told_at is null
     and not exists (select from announcement_recipients r where r.announcement_id = a.id and r.told_at is null)`,
);

export const unfinished = statement<{ before: Date }, { id: string }>(
  'announcements.unfinished',
  'select id from announcements where told_at is null and created_at <= $before order by created_at limit 100',
);

export const page = statement<{ beforeAt: Date | null; beforeId: string | null; limit: number }, AnnouncementRow>(
  'announcements.page',
  `select ${ANNOUNCEMENT} from announcements
    where $beforeAt::timestamptz is null or (created_at, id) < ($beforeAt::timestamptz, $beforeId::uuid)
    order by created_at desc, id desc limit $limit`,
);
