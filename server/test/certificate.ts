import { X509Certificate, createHash } from 'node:crypto';
import { generate } from 'selfsigned';

export interface TestCertificate {
  /** In PEM format, like the certificate. */
  readonly key: string;
  readonly cert: string;
  /**
   * SHA-256 of the public key. Chromium trusts the certificate when it gets this value in
   * `--ignore-certificate-errors-spki-list`.
   */
  readonly publicKey: string;
}

/** Makes a self-signed certificate for `localhost`. */
export async function newCertificate(): Promise<TestCertificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, publicKey: createHash('sha256').update(spki).digest('base64') };
}
