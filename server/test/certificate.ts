import { X509Certificate, createHash } from 'node:crypto';
import { generate } from 'selfsigned';

export interface TestCertificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key, as Chromium takes it (`--ignore-certificate-errors-spki-list`) for the certificate to be believed. */
  readonly publicKey: string;
}

/** A certificate for `localhost` that nobody vouches for, made for this run. */
export async function newCertificate(): Promise<TestCertificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, publicKey: createHash('sha256').update(spki).digest('base64') };
}
