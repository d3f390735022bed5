import { randomUUID } from 'node:crypto';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { ensureAccount } from '../src/modules/identity/index.ts';
import { statement } from '../src/platform/database/statement.ts';
import { HOUR } from '../src/platform/time.ts';
import type { TestProduct } from './harness.ts';
import type { Person, Reply, Visitor } from './visitor.ts';

/** A JPEG with a place and a device in its metadata. */
export function aPhoto(colour = '#0b6b50'): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .withExif({ IFD0: { Make: 'SECRET-PHONE' } })
    .jpeg()
    .toBuffer();
}

/** A PDF with this many pages; `change` may add to it. */
export async function aPdf(pages = 1, change: (pdf: PDFDocument) => unknown = () => undefined): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage([200, 200]);
  await change(pdf);
  return Buffer.from(await pdf.save());
}

export const FORM = {
  full_name: 'Thandi Nkosi',
  phone: '082 123 4567',
  email: 'thandi@example.org',
  gender: 'Female',
  dob: '1985-04-12',
  country: 'South',
  region: 'Gauteng',
  specialty: 'Cardiologist',
  experience: '12',
  bio: 'I care for hearts.',
  license_number: 'MP0123456',
};

export type Files = Readonly<Record<string, { readonly name: string; readonly bytes: Buffer }>>;

/** One file for each document label, all of them good: photos, because a PDF takes three times longer to inspect. */
export async function fourFiles(): Promise<Files> {
  const photo = { name: 'me.jpg', bytes: await aPhoto() };
  return Object.fromEntries(DOCUMENT_LABELS.map((label) => [label, photo]));
}

/** As `fourFiles`, but one of them is a PDF. */
export async function filesOfBothKinds(): Promise<Files> {
  return { ...(await fourFiles()), 'Board Certification': { name: 'paper.pdf', bytes: await aPdf() } };
}

/** Sends the printed form as a browser does. */
export function sendForm(visitor: Visitor, fields: Readonly<Record<string, string>>, files: Files): Promise<Reply> {
  const boundary = `----form${randomUUID()}`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields))
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  for (const [label, { name, bytes }] of Object.entries(files))
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${label}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return visitor.sendBytes('POST', '/api/submit-doctor-application', Buffer.concat(parts), {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
}

/**
 * Applies, proves the phone and claims the application, with four good files unless others are given. Returns the
 * applicant's browser and the application.
 */
export async function anApplication(product: TestProduct, fields: Partial<typeof FORM> = {}, files?: Files) {
  const form = { ...FORM, ...fields };
  const sent = await sendForm(product.visitor(), form, files ?? (await fourFiles()));
  if (sent.status !== 201) throw new Error(`the form was refused: ${sent.status} ${sent.text}`);
  const applicant = await product.patient({ phone: sent.body.data.phone, full_name: form.full_name });
  return { applicant, application: await claimWith(applicant, sent) };
}

/** A patient applies to join as a doctor and claims the application. Returns its id, a document and the secret. */
export async function anApplicationOf(product: TestProduct, visitor: Visitor, { phone, full_name }: Person) {
  const form = { ...FORM, phone, full_name, country: 'Tanzania' };
  const sent = await sendForm(product.visitor(), form, await fourFiles());
  const { id, documents } = await claimWith(visitor, sent);
  const claim = sent.body.data.claim as string;
  return { application: id as string, applicationFile: documents[0].id as string, claim };
}

/** Claims what was sent, in a signed-in browser, and returns the application. */
export async function claimWith(applicant: Visitor, sent: Reply) {
  const { application_id, claim } = sent.body.data;
  const reply = await applicant.post('/api/doctor-application/claim', { application_id, claim });
  if (reply.status !== 200) throw new Error(`the claim was refused: ${reply.status} ${reply.text}`);
  return reply.body.data;
}

const copy = statement<{ from: string; accountId: string; fullName: string; at: Date }>(
  'test.copy-application',
  `insert into applications (id, doctor_id, account_id, claim_hash, address_digest, status, full_name, phone, email, gender, country, specialty,
     experience_years, bio, licence_number, language, created_at, submitted_at, updated_at)
   select gen_random_uuid(), gen_random_uuid(), $accountId::uuid, sha256(($accountId::uuid)::text::bytea), address_digest, 'pending', $fullName, phone, email, gender,
     country, specialty, experience_years, bio, licence_number, language, $at, $at, $at from applications where id = $from`,
);

/** Adds an application of each name, like a given one but without documents, an hour after one another. */
export async function moreApplications(product: TestProduct, like: string, names: readonly string[]): Promise<void> {
  for (const [place, fullName] of names.entries()) {
    product.clock.advance(HOUR);
    const accountId = await ensureAccount(product.ctx(), {
      phone: `+27833${String(100_000 + place)}`,
      fullName,
      country: 'ZA',
      language: 'en',
      roles: ['patient'],
    });
    await product.db.run(copy, { from: like, accountId, fullName, at: product.clock.now() });
  }
}
