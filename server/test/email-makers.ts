import type { SandboxMail } from '@tabibu/sandbox/world';
import type { TestProduct } from './harness.ts';
import type { Visitor } from './visitor.ts';

/** Returns the emails that the sandbox received for an address, oldest first. */
export async function mailsTo(product: TestProduct, address: string): Promise<SandboxMail[]> {
  const reply = await fetch(`${product.sandboxUrl}/sandbox/mails?address=${encodeURIComponent(address)}`);
  return ((await reply.json()) as { mails: SandboxMail[] }).mails.toReversed();
}

/** Returns the secrets of the links that verify an address, oldest first. */
export async function emailTokens(product: TestProduct, address: string): Promise<string[]> {
  await product.settle();
  return (await mailsTo(product, address)).flatMap(
    ({ text }) => /application-status\/email#([\w-]{43})\n/.exec(text)?.[1] ?? [],
  );
}

let applicants = 0;

/** An application of somebody new, without documents, to whose address a link has gone. */
export async function anEmailToVerify(product: TestProduct, email: string) {
  applicants += 1;
  const applicant = await product.patient({ phone: `+27822${String(100_000 + applicants)}` });
  const { accountId } = applicant;
  const { rows } = await product.db.pool.query(
    `insert into applications (id, doctor_id, account_id, claim_hash, address_digest, full_name, phone, email, gender, country, specialty,
       experience_years, bio, licence_number, language, created_at, submitted_at, updated_at)
     values (gen_random_uuid(), gen_random_uuid(), $1::uuid, sha256(($1::uuid)::text::bytea), 'test', 'Thandi Nkosi', '+27821234567', $2, 'female', 'ZA', 'cardiologist',
       3, 'Hearts.', 'MP1', 'en', $3, $3, $3) returning id, number`,
    [accountId, email, product.clock.now()],
  );
  const asked = await applicant.post('/api/doctor-application/email', { email });
  const token = (await emailTokens(product, email)).at(-1) ?? '';
  return { email, applicant, accountId, application: rows[0] as { id: string; number: number }, token, asked };
}

let readers = 0;

/** A patient who has proven the email address of the account. */
export async function aProvenReader(
  product: TestProduct,
  language: 'sw' | 'en' | 'fr' = 'en',
): Promise<{ patient: Visitor; email: string }> {
  readers += 1;
  const email = `proven${readers}@example.org`;
  const patient = await product.patient({ language });
  await patient.patch('/api/me', { email });
  await patient.post('/api/notices/email/code');
  await product.settle();
  const code = /\d{6}/.exec((await mailsTo(product, email)).at(-1)!.text)![0];
  await patient.post('/api/notices/email/verify', { code });
  return { patient, email };
}
