import type { Language } from '@tabibu/contract/languages';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import type { NoticeValues, Template } from './rules.ts';
import * as store from './store.ts';

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
 * Enqueues a text message that is sent after the commit, at most once per key. A failure to send never affects the
 * caller.
 */
export async function sendNotice(
  ctx: Context,
  { to, template, values, key, about, latest, validUntil }: NoticeInput,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const id = newId(now);
    const accountId = 'accountId' in to ? to.accountId : null;
    const recipient = 'accountId' in to ? null : inside.keys.seal(`notices.recipient.${id}`, JSON.stringify(to));
    const sealed = inside.keys.seal(`notices.values.${id}`, JSON.stringify(values));
    const added = await inside.db.run(store.add, {
      id,
      key,
      channel: 'sms',
      accountId,
      recipientSealed: recipient,
      template,
      valuesSealed: sealed,
      now,
      about: about ?? null,
      topic: latest?.topic ?? null,
      version: latest?.version ?? null,
      validUntil: validUntil ?? null,
    });
    if (added === 1) await enqueue(inside, 'notifications.send', { noticeId: id });
  });
}
