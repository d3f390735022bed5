import { mailsTo } from '../email-makers.ts';
import type { ReplyRecord } from './reply-record.ts';

/** Somebody proves the email address of an account. */
export async function noteEmailProof({ product, note }: ReplyRecord): Promise<void> {
  const email = 'reader@example.org';
  const reader = await product.patient({ phone: '+255754000779' });
  await reader.patch('/api/me', { email });
  await note('notices.read-email', reader.get('/api/notices/email'));
  await note('notices.send-email-code', reader.post('/api/notices/email/code'));
  await product.settle();
  const code = /\b\d{6}\b/.exec((await mailsTo(product, email)).at(-1)!.text)![0];
  await note('notices.verify-email', reader.post('/api/notices/email/verify', { code }));
}
