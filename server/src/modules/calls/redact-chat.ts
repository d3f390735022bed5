import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { bookingsOfPatient } from '../bookings/index.ts';
import * as chat from './chat-store.ts';

/** Forgets what an erased patient wrote and showed; what the doctor wrote stays as the doctor's record. May be repeated. */
export async function redactChat(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const bookings = await bookingsOfPatient(inside, accountId);
    const photos = await inside.db.run(chat.dropPhotos, [bookings]);
    const texts = await inside.db.run(chat.dropTexts, [bookings]);
    await audit(inside, { action: 'calls.redact', object: 'account', objectId: accountId, details: { photos, texts } });
  });
}
