import { fileURLToPath } from 'node:url';
import { runApart } from '../../platform/run-apart.ts';

export type DocumentKind = 'pdf' | 'jpeg' | 'png';
export type Refusal = 'kind' | 'damaged' | 'pages' | 'active';

export type Inspection =
  | { readonly kind: DocumentKind; /** What to keep: it was written anew. */ readonly bytes: Buffer }
  | { readonly refused: Refusal };

const PROGRAM = fileURLToPath(new URL('./inspect-document.ts', import.meta.url));
/** Seconds of processor time. A good document takes less than one. */
const CPU_LIMIT = 10;

/**
 * Returns the kind of a document by its content, with the bytes to keep, or why it is refused. The work is done in a
 * separate process that is ended after ten seconds of processor time or when it takes too much memory; the document
 * then counts as damaged (U-01, U-03). Throws `service-unavailable` if too many documents wait or the process has no
 * verdict after a minute, and what `load` throws, which is asked for the bytes when their turn has come.
 */
export async function inspectFile(load: () => Promise<Buffer>): Promise<Inspection> {
  return readVerdict(await runApart(PROGRAM, load, { cpuSeconds: CPU_LIMIT }));
}

function readVerdict(output: Buffer): Inspection {
  const end = output.indexOf('\n');
  if (end === -1) return { refused: 'damaged' };
  const verdict = JSON.parse(output.subarray(0, end).toString('utf8')) as { kind: DocumentKind } | { refused: Refusal };
  return 'refused' in verdict ? verdict : { kind: verdict.kind, bytes: output.subarray(end + 1) };
}
