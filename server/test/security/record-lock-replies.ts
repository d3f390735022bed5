import type { ReplyRecord } from './reply-record.ts';

/** Chooses a passphrase for old records, gives it in the browser again, and takes it back. */
export async function protectRecords({ product, note }: ReplyRecord): Promise<void> {
  const visitor = await product.patient();
  const given = { passphrase: 'mvua kiatu ndizi' };
  await note('record-opening.choose', visitor.put('/api/me/record-lock', given));
  await note('record-opening.read', visitor.get('/api/me/record-lock'));
  await note('record-opening.open', visitor.post('/api/me/record-lock/open', given));
  await note('record-opening.remove', visitor.post('/api/me/record-lock/remove', given));
}
