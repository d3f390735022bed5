import { inflateSync } from 'node:zlib';

/** The file that every scanner finds (eicar.org), in two pieces so that none finds this one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Returns the name of what was found, or null. Looks in the bytes and in the compressed streams of a PDF. */
export function findMalware(bytes: Buffer): string | null {
  if (bytes.includes(EICAR)) return 'Win.Test.EICAR_HDB-1';
  return streamsOf(bytes).some((stream) => stream.includes(EICAR)) ? 'Pdf.Test.EICAR-1' : null;
}

function streamsOf(bytes: Buffer): Buffer[] {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return [];
  return [...bytes.toString('latin1').matchAll(/stream\r?\n([^]*?)endstream/g)].flatMap(([, stream = '']) =>
    inflated(Buffer.from(stream, 'latin1')),
  );
}

function inflated(bytes: Buffer): Buffer[] {
  try {
    return [inflateSync(bytes, { maxOutputLength: 1024 * 1024 })];
  } catch {
    return [];
  }
}
