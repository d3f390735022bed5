import type { Language } from '@tabibu/contract/languages';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import type { NoticeValues, Template } from './rules.ts';
import * as store from './store.ts';

/** Somebody with an account is written to in the language they chose last; anybody else in the given one. */
export type Recipient = { readonly accountId: string } | { readonly phone: string; readonly language: Language };

export interface NoticeInput {
  readonly to: Recipient;
  readonly template: Template;
  readonly values: NoticeValues;
  /** Names the occasion; the same key is written to once. */
  readonly key: string;
  /** An id of what it is about, whatever that is: messages about one thing share a cap. */
  readonly about?: string;
  /** It tells a fact that changes: of a topic only the message with the highest version goes out, also when an older one had to wait. */
  readonly latest?: { readonly topic: string; readonly version: number };
  /** After this it is of no use any more and is not sent. */
  readonly validUntil?: Date;
}

/** Asks for a text message after the commit, at most once per key. Nothing that goes wrong later touches the cause. */
export async function sendNotice(ctx: Context, { to, template, values, key, about, latest, validUntil }: NoticeInput): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const id = newId(now);
    const accountId = 'accountId' in to ? to.accountId : null;
    const recipient = 'accountId' in to ? null : inside.keys.seal(`notices.recipient.${id}`, JSON.stringify(to));
    const sealed = inside.keys.seal(`notices.values.${id}`, JSON.stringify(values));
    const added = await inside.db.run(store.add, [
      id, key, accountId, recipient, template, sealed, now, about ?? null, latest?.topic ?? null, latest?.version ?? null, validUntil ?? null,
    ]);
    if (added === 1) await enqueue(inside, 'notifications.send', { noticeId: id });
  });
}
