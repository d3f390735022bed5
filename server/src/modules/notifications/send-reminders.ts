import { timeZoneOf } from '@tabibu/contract/countries';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMany, sendLiveEvents } from '../../platform/outbox.ts';
import { afterQuiet } from '../../platform/quiet-hours.ts';
import { contactsOf } from '../identity/index.ts';
import { addMessage } from './add-message.ts';
import { mannerOf, orderChannels } from './message-order.ts';
import type { Manner, PhoneChannel } from './message-order.ts';
import * as person from './person-store.ts';
import * as many from './reminder-store.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';
import { goesByEmail } from './send-notice.ts';

/** What one person is reminded of. */
export interface Reminder {
  readonly accountId: string;
  readonly values: NoticeValues;
  /** Names the occasion; there is one message per key. */
  readonly key: string;
  /** After this time the reminder is useless and not sent. */
  readonly validUntil: Date;
}

/** So many text messages are sent by one job. */
const OF_ONE_JOB = 100;

type Inside = Context & { db: Transaction };

/**
 * Does for many people, in a few statements, what `sendNotice` does for one: tells them after the commit, at most once
 * per key, of something of a template that stands in the list of notices.
 */
export async function sendReminders(ctx: Context, template: Template, reminders: readonly Reminder[]): Promise<void> {
  const manner = mannerOf(template);
  if (manner === undefined) throw new Error(`${template} stands in no list`);
  if (reminders.length === 0) return;
  await inTransaction(ctx, async (inside) => {
    const added = await addToLists(inside, template, reminders);
    if (added.length === 0) return;
    await sendLiveEvents(
      inside,
      added.map(({ accountId }) => accountId),
      { kind: 'notification' },
    );
    const reach = await inside.db.many(many.reachOfMany, { accountIds: accountsOf(added) });
    const reaches = new Map(reach.map((row) => [row.account_id, row]));
    for (const [channel, some] of byFirstChannel(inside, manner, added, reaches))
      await addMessages(inside, { channel, template, waits: manner.waits }, some);
    for (const reminder of added)
      if (reaches.get(reminder.accountId)!.has_email) await addEmail(inside, template, reminder);
  });
}

const accountsOf = (reminders: readonly Reminder[]) => [...new Set(reminders.map(({ accountId }) => accountId))];

/** Adds entries to the lists of people, and returns those of occasions that were not there yet. */
async function addToLists(inside: Inside, template: Template, reminders: readonly Reminder[]): Promise<Reminder[]> {
  const columns = columnsOf(inside, template, reminders, person.listAssociatedData);
  const rows = await inside.db.many(many.addToLists, columns);
  const added = new Set(rows.map(({ account_id: accountId, key }) => `${accountId} ${key}`));
  return reminders.filter(({ accountId, key }) => added.has(`${accountId} ${key}`));
}

function columnsOf(
  { clock, keys }: Inside,
  template: Template,
  reminders: readonly Reminder[],
  associatedData: (id: string) => string,
) {
  const now = clock.now();
  const ids = reminders.map(() => newId(now));
  return {
    ids,
    accountIds: reminders.map(({ accountId }) => accountId),
    keys: reminders.map(({ key }) => key),
    valuesSealed: reminders.map(({ values }, place) => keys.seal(associatedData(ids[place]!), JSON.stringify(values))),
    validUntil: reminders.map(({ validUntil }) => validUntil),
    template,
    now,
  };
}

/** Returns the reminders by the channel that is tried first; those without one are left out. */
function byFirstChannel(
  { integrations }: Inside,
  manner: Manner,
  reminders: readonly Reminder[],
  reaches: ReadonlyMap<string, person.ReachRow>,
): Map<PhoneChannel, Reminder[]> {
  const groups = new Map<PhoneChannel, Reminder[]>();
  for (const reminder of reminders) {
    const {
      switched_off: switchedOff,
      has_browser: hasBrowser,
      wants_whatsapp: wanted,
    } = reaches.get(reminder.accountId)!;
    const hasWhatsApp = wanted && integrations.whatsapp !== null;
    const [channel] = orderChannels(manner, { switchedOff, hasBrowser, hasWhatsApp });
    if (channel === undefined) continue;
    const group = groups.get(channel);
    if (group === undefined) groups.set(channel, [reminder]);
    else group.push(reminder);
  }
  return groups;
}

/** Adds messages and the jobs that send them: text messages a hundred at a time, in the morning where it is night. */
async function addMessages(
  inside: Inside,
  { channel, template, waits }: { channel: PhoneChannel; template: Template; waits: boolean },
  reminders: readonly Reminder[],
): Promise<void> {
  const columns = columnsOf(inside, template, reminders, (id) => `notices.values.${id}`);
  const rows = await inside.db.many(many.addMessages, { ...columns, channel });
  for (const [at, noticeIds] of await byTime(inside, rows, waits)) {
    const options = { at: at === 0 ? undefined : new Date(at) };
    if (channel === 'sms') {
      const batches = Array.from({ length: Math.ceil(noticeIds.length / OF_ONE_JOB) }, (_, place) =>
        noticeIds.slice(place * OF_ONE_JOB, (place + 1) * OF_ONE_JOB),
      );
      await enqueueMany(
        inside,
        'notifications.send-many',
        batches.map((batch) => ({ noticeIds: batch })),
        options,
      );
      continue;
    }
    const job = channel === 'push' ? 'notifications.send-push' : 'notifications.send-whatsapp';
    await enqueueMany(
      inside,
      job,
      noticeIds.map((noticeId) => ({ noticeId })),
      options,
    );
  }
}

/** Returns the ids of messages by the time in milliseconds at which they go; 0 for at once. */
async function byTime(
  inside: Inside,
  rows: readonly { readonly id: string; readonly account_id: string }[],
  waits: boolean,
): Promise<Map<number, string[]>> {
  const now = inside.clock.now();
  const readers = waits
    ? await contactsOf(
        inside,
        rows.map((row) => row.account_id),
      )
    : new Map<string, never>();
  const mornings = new Map<string, number>();
  const groups = new Map<number, string[]>();
  for (const { id, account_id: accountId } of rows) {
    const country = readers.get(accountId)?.country;
    let at = 0;
    if (country !== undefined) {
      const known = mornings.get(country);
      const morning = known ?? afterQuiet(now, timeZoneOf(country)).getTime();
      mornings.set(country, morning);
      at = morning > now.getTime() ? morning : 0;
    }
    const group = groups.get(at);
    if (group === undefined) groups.set(at, [id]);
    else group.push(id);
  }
  return groups;
}

/** Adds the email of somebody who wants messages at a proven address. */
async function addEmail(inside: Inside, template: Template, { accountId, key, values, validUntil }: Reminder) {
  if (!(await goesByEmail(inside, accountId, template))) return;
  await addMessage(inside, {
    channel: 'email',
    accountId,
    recipient: null,
    template,
    values,
    key,
    about: null,
    topic: null,
    version: null,
    validUntil,
  });
}
