import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { bookingsOfPatient } from '../bookings/index.ts';
import * as store from './store.ts';

/**
 * Deletes the texts and photos of an erased patient. The doctor's messages stay, as part of the doctor's record.
 * Idempotent.
 */
export async function redactChat(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const bookings = await bookingsOfPatient(inside, accountId);
    const photos = await inside.db.run(store.dropPhotos, { bookingIds: bookings });
    const texts = await inside.db.run(store.dropTexts, { bookingIds: bookings });
    await audit(inside, { action: 'calls.redact', object: 'account', objectId: accountId, details: { photos, texts } });
  });
}
