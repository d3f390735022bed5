import { recordProof } from '../record-passkey-makers.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import type { Visitor } from '../visitor.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Chooses a passphrase for old records, gives it again and takes it back, then makes and removes a passkey. */
export async function protectRecords({ product, note }: ReplyRecord): Promise<void> {
  const visitor = await product.patient();
  const given = { passphrase: 'mvua kiatu ndizi' };
  await note('record-opening.choose', visitor.put('/api/me/record-lock', given));
  await note('record-opening.read', visitor.get('/api/me/record-lock'));
  await note('record-opening.open', visitor.post('/api/me/record-lock/open', given));
  await note('record-opening.remove', visitor.post('/api/me/record-lock/remove', given));
  const device = new SoftwareAuthenticator();
  const begun = await note('record-opening.begin-passkey', visitor.post('/api/me/record-lock/passkeys/options', {}));
  const { challenge_id, options } = begun.body.data;
  const made = { challenge_id, credential: device.make(options) };
  const added = await note('record-opening.add-passkey', visitor.post('/api/me/record-lock/passkeys', made));
  await note('record-opening.ask-passkey', visitor.post('/api/me/record-lock/passkey/options'));
  const path = `/api/me/record-lock/passkeys/${added.body.data.passkeys[0].id}` as const;
  await note('record-opening.remove-passkey', visitor.delete(path, await recordProof(visitor, device)));
}

/** Somebody forgot the passphrase and an administrator writes the proof down; then the person stops it. */
export async function openForgotten(
  { product, note }: Pick<ReplyRecord, 'product' | 'note'>,
  administrator: Visitor,
): Promise<void> {
  const visitor = await product.patient();
  await visitor.put('/api/me/record-lock', { passphrase: 'mvua kiatu ndizi' });
  await note('record-opening.ask', visitor.post('/api/me/record-lock/opening'));
  const proof = { account_id: visitor.accountId, reason: 'National ID seen' };
  await note('approvals.request-opening', administrator.post('/api/admin/approvals/openings', proof));
  await note('approvals.list-approvals', administrator.get('/api/admin/approvals'));
  await note('record-opening.cancel', visitor.delete('/api/me/record-lock/opening'));
}
