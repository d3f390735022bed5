import { aPdf } from './application-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

/** Uploads a document, by default a PDF of this many empty pages, and sends it as the doctor's new licence. */
export async function sendLicence(doctor: Visitor, pages = 1, document?: Buffer): Promise<Reply> {
  const bytes = document ?? (await aPdf(pages));
  const { secret } = (await doctor.post('/api/uploads', { name: 'licence.pdf', size: bytes.length })).body.data;
  const type = { 'content-type': 'application/octet-stream' };
  await doctor.sendBytes('PUT', `/api/uploads/${secret}?offset=0`, bytes, type);
  return doctor.post('/api/doctor/licence', { upload: secret });
}

/** Sends a new licence and returns the ids of the renewal and its document. */
export async function aRenewal(
  product: TestProduct,
  doctor: Visitor,
  document?: Buffer,
): Promise<{ renewal: string; renewalFile: string }> {
  const sent = await sendLicence(doctor, 1, document);
  if (sent.status !== 200) throw new Error(`the licence was refused: ${sent.status} ${sent.text}`);
  const { rows } = await product.db.pool.query<{ id: string; file_id: string }>(
    'select id, file_id from licence_renewals where number = $1',
    [sent.body.data.renewal.number],
  );
  return { renewal: rows[0]!.id, renewalFile: rows[0]!.file_id };
}
