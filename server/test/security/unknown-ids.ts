import { newId, randomBase32, randomToken } from '../../src/platform/ids.ts';
import { at } from '../booking-makers.ts';
import type { TestProduct } from '../harness.ts';
import type { Ids } from './replay-case.ts';

/** Returns valid ids that belong to nobody. */
export function unknownIds(product: TestProduct): Ids {
  const now = product.clock.now();
  return {
    booking: newId(now),
    reference: `TBB-${Math.floor(now.getTime() / 1000)}-${randomBase32(8)}`,
    session: newId(now),
    secret: randomToken().slice(0, 22),
    doctor: newId(now),
    notification: newId(now),
    doctorCursor: cursorAt(product, new Date(0)),
    reviewCursor: sealedCursor(product, cursorAt(product, new Date(0))),
    provider: 'nobody',
    challenge: newId(now),
    wanted: newId(now),
    passkey: newId(now),
    recordPasskey: newId(now),
    cursor: Buffer.from(`${at(product, 2, '10:00')} ${newId(now)}`).toString('base64url'),
    callback: randomToken(),
    link: randomToken(),
    voice: randomToken(),
    delivery: randomToken(),
    whatsapp: randomToken(),
    person: newId(now),
    handover: newId(now),
    photo: newId(now),
    message: newId(now),
    complaint: newId(now),
    order: newId(now),
    subscription: newId(now),
    phone: '+255754999000',
    review: newId(now),
    document: newId(now),
    code: randomBase32(20),
    application: newId(now),
    claim: randomToken(),
    applicationFile: newId(now),
    renewal: newId(now),
    renewalFile: newId(now),
    upload: randomToken(),
    documentCursor: cursorAt(product, new Date(0)),
    kept: newId(now),
    talk: randomToken(),
    exported: newId(now),
  };
}

/** Returns a cursor of a list that is ordered by time. */
export const cursorAt = (product: TestProduct, instant: Date): string =>
  Buffer.from(`${instant.toISOString()} ${newId(product.clock.now())}`).toString('base64url');

/** Returns a cursor of the list of reviews. */
export const sealedCursor = (product: TestProduct, cursor: string): string =>
  product.services.keys.seal('reviews.cursor', cursor).toString('base64url');

/** Returns a secret that is wrong in its first letter. */
export const altered = (secret: string): string => (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1);
