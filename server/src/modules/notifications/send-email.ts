import type { Language } from '@tabibu/contract/languages';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import type { EmailTemplate } from './email-rules.ts';
import type { NoticeValues } from './format-values.ts';
import * as store from './store.ts';

export interface EmailInput {
  readonly to: { readonly address: string; readonly language: Language };
  readonly template: EmailTemplate;
  /** `link` is the address behind the button of the email. */
  readonly values: NoticeValues & { readonly link: string };
  /** Names the occasion; there is one email per key. */
  readonly key: string;
  /** Id of the subject, which the event `notifications.email-refused` names. */
  readonly about: string;
  /** After this time the email is useless and not sent. */
  readonly validUntil?: Date;
}

/**
 * Enqueues an email that is sent after the commit, at most once per key. A failure to send never affects the caller.
 * Address and values are encrypted and deleted when it is closed.
 */
export async function sendEmail(
  ctx: Context,
  { to, template, values, key, about, validUntil }: EmailInput,
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const id = newId(now);
    const added = await inside.db.run(store.add, {
      id,
      key,
      channel: 'email',
      accountId: null,
      recipientSealed: inside.keys.seal(`notices.recipient.${id}`, JSON.stringify(to)),
      template,
      valuesSealed: inside.keys.seal(`notices.values.${id}`, JSON.stringify(values)),
      now,
      about,
      topic: null,
      version: null,
      validUntil: validUntil ?? null,
    });
    if (added === 1) await enqueue(inside, 'notifications.send-email', { noticeId: id });
  });
}
