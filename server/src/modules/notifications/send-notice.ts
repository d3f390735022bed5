import type { Language } from '@tabibu/contract/languages';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { addMessage } from './add-message.ts';
import { EMAIL_TEMPLATES } from './email-rules.ts';
import { findEmail } from './find-email.ts';
import { findReach } from './find-reach.ts';
import { mannerOf, orderChannels } from './message-order.ts';
import * as person from './person-store.ts';
import type { NoticeValues } from './format-values.ts';
import type { Template } from './rules.ts';

/**
 * An account gets the message at its current number, in the language chosen last; anybody else in the given language.
 */
export type Recipient = { readonly accountId: string } | { readonly phone: string; readonly language: Language };

export interface NoticeInput {
  readonly to: Recipient;
  readonly template: Template;
  readonly values: NoticeValues;
  /** Names the occasion; there is one message per key. */
  readonly key: string;
  /** Id of the subject (a booking, for example). Messages about one subject share a cap. */
  readonly about?: string;
  /**
   * For a fact that changes: only the message with the highest version of its topic is sent, even if an older one had
   * to wait.
   */
  readonly latest?: { readonly topic: string; readonly version: number };
  /** After this time the message is useless and not sent. */
  readonly validUntil?: Date;
}

/**
 * Tells a person something after the commit, at most once per key. What patients are told also stands in their list of
 * notices. `orderChannels` decides by what it goes out; when it does not arrive there, `tryNextChannel` tries the next.
 * A failure to send never affects the caller.
 */
export async function sendNotice(ctx: Context, input: NoticeInput): Promise<void> {
  const { to, template, values, key, about = null, latest, validUntil = null } = input;
  await inTransaction(ctx, async (inside) => {
    const accountId = 'accountId' in to ? to.accountId : null;
    const channel = await firstChannel(inside, accountId, { template, values, key, validUntil });
    if (channel === undefined) return;
    const message = {
      accountId,
      recipient: 'accountId' in to ? null : JSON.stringify(to),
      template,
      values,
      key,
      about,
      topic: latest?.topic ?? null,
      version: latest?.version ?? null,
      validUntil,
    };
    await addMessage(inside, { ...message, channel });
    if (await goesByEmail(inside, accountId, template)) await addMessage(inside, { ...message, channel: 'email' });
  });
}

/**
 * Returns whether a message also goes to the address that its reader has proven, beside the other channels: what stands
 * in the list does, unless an email of its own tells it.
 */
export async function goesByEmail(ctx: Context, accountId: string | null, template: Template): Promise<boolean> {
  if (accountId === null || mannerOf(template) === undefined || ctx.integrations.mail === null) return false;
  if (EMAIL_TEMPLATES.some((own) => own === template)) return false;
  return (await findEmail(ctx, accountId))?.isWanted === true;
}

/**
 * Adds what a patient is told to the list, and returns the channel that is tried first. Undefined when this occasion is
 * in the list already, or the person switched off reminders of its kind.
 */
async function firstChannel(
  ctx: Context,
  accountId: string | null,
  { template, values, key, validUntil }: Pick<NoticeInput, 'template' | 'values' | 'key'> & { validUntil: Date | null },
) {
  const manner = mannerOf(template);
  if (accountId === null || manner === undefined) return 'sms';
  const now = ctx.clock.now();
  const id = newId(now);
  const added = await ctx.db.run(person.add, {
    id,
    accountId,
    key,
    template,
    valuesSealed: ctx.keys.seal(person.listAssociatedData(id), JSON.stringify(values)),
    now,
    validUntil,
  });
  if (added === 0) return undefined;
  await sendLiveEvent(ctx, accountId, { kind: 'notification' });
  return orderChannels(manner, await findReach(ctx, accountId))[0];
}
