import type { Visitor } from './visitor.ts';

/** Uploads a file in one part, as a form does. Returns the secret that names it. */
export async function upload(visitor: Visitor, bytes: Buffer, name = 'file.jpg'): Promise<string> {
  const { secret } = (await visitor.post('/api/uploads', { name, size: bytes.length })).body.data;
  const type = { 'content-type': 'application/octet-stream' };
  await visitor.sendBytes('PUT', `/api/uploads/${secret}?offset=0`, bytes, type);
  return secret as string;
}
