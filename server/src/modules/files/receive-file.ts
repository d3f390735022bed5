import { FILE_BYTES } from '@tabibu/contract/file-limits';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { openUpload } from './open-upload.ts';
import { receivePart } from './receive-part.ts';

/**
 * Receives a file that has arrived at once, as in the printed form, and returns its secret. Throws what `openUpload`
 * and `receivePart` throw.
 */
export async function receiveFile(ctx: Context, { name, bytes }: { name: string; bytes: Buffer }): Promise<string> {
  if (bytes.length > FILE_BYTES) throw new Problem('file-too-large');
  const { secret } = await openUpload(ctx, { name, size: bytes.length });
  await receivePart(ctx, { secret, offset: 0, bytes });
  return secret;
}
