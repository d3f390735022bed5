import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './fields.ts';
import { FILE_BYTES, PART_BYTES } from './file-limits.ts';

const params = z.strictObject({ secret: z.string().min(20).max(100) });

/** How much of a file has arrived; `kind` is null until all of it was received and inspected. */
const Upload = z.strictObject({
  size: z.int(),
  received: z.int(),
  kind: z.enum(['pdf', 'jpeg', 'png']).nullable(),
});

export const openUpload = endpoint({
  id: 'files.open-upload',
  method: 'POST',
  path: '/api/uploads',
  summary: 'Begin to hand in a file; its bytes follow in parts under the secret, which nobody else learns',
  access: ['anyone'],
  limit: 'write',
  body: z.strictObject({ name: z.string().min(1).max(255), size: z.int().min(1).max(FILE_BYTES) }),
  reply: envelope(z.strictObject({ secret: z.string(), largest_part: z.int() })),
  status: 201,
  problems: ['invalid-input', 'file-refused', 'files-exhausted'],
});

export const readUpload = endpoint({
  id: 'files.read-upload',
  method: 'GET',
  path: '/api/uploads/:secret',
  summary: 'How many bytes have arrived; sending goes on from there after a lost connection',
  access: ['anyone'],
  owns: { secret: 'secret' },
  limit: 'read',
  params,
  reply: envelope(Upload),
  problems: ['not-found'],
});

export const sendPart = endpoint({
  id: 'files.send-part',
  method: 'PUT',
  path: '/api/uploads/:secret',
  summary: 'Send the bytes from `offset` on; the last part has the file inspected, and only PDF, JPEG and PNG are kept',
  access: ['anyone'],
  owns: { secret: 'secret' },
  limit: 'read',
  params,
  query: z.strictObject({ offset: z.coerce.number().int().min(0).max(FILE_BYTES) }),
  sends: 'application/octet-stream',
  bodyLimit: PART_BYTES,
  reply: envelope(Upload),
  problems: ['not-found', 'part-misplaced', 'file-refused', 'file-too-large', 'request-in-progress'],
});

export type UploadBody = z.infer<typeof Upload>;
