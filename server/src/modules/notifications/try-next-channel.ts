import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { addMessage } from './add-message.ts';
import { mannerOf, orderChannels } from './message-order.ts';
import { findReach } from './find-reach.ts';
import * as person from './person-store.ts';
import type { NoticeValues } from './format-values.ts';

/**
 * Sends a message by the next channel that its reader has, because it did not arrive by one, or nobody has read it.
 * Does nothing when it was read in the product, arrived, is over, was overtaken by a newer one, or no channel is left.
 * Idempotent.
 */
export async function tryNextChannel(ctx: Context, { noticeId }: { noticeId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const entry = await inside.db.maybe(person.unheard, { noticeId, now: inside.clock.now() });
    const manner = entry === undefined ? undefined : mannerOf(entry.template);
    if (entry === undefined || manner === undefined) return;
    const { account_id: accountId, template, key, about, topic, version, valid_until: validUntil } = entry;
    const channel = orderChannels(manner, await findReach(inside, accountId)).find((way) => !entry.tried.includes(way));
    if (channel === undefined) return;
    const values = JSON.parse(
      inside.keys.open(person.listAssociatedData(entry.id), entry.values_sealed),
    ) as NoticeValues;
    await addMessage(inside, {
      channel,
      accountId,
      recipient: null,
      template,
      values,
      key,
      about,
      topic,
      version,
      validUntil,
    });
  });
}
