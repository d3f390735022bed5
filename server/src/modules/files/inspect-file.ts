import { fileURLToPath } from 'node:url';
import { runApart } from '../../platform/run-apart.ts';

export type DocumentKind = 'pdf' | 'jpeg' | 'png';
export type Refusal = 'kind' | 'damaged' | 'pages' | 'active';

export type Inspection =
  | { readonly kind: DocumentKind; /** What to keep: a picture is encoded anew. */ readonly bytes: Buffer }
  | { readonly refused: Refusal };

const PROGRAM = fileURLToPath(new URL('./inspect-document.ts', import.meta.url));
/** Seconds of processor time. A good document takes less than one. */
const CPU_LIMIT = 10;

/**
 * Returns the kind of a document by its content, with the bytes to keep, or why it is refused. The work is done in a
 * separate process that is ended after ten seconds of processor time or when it takes too much memory; the document
 * then counts as damaged (U-01, U-03). Throws `service-unavailable` if the process has no verdict after a minute.
 */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  return readVerdict(await runApart(PROGRAM, bytes, { cpuSeconds: CPU_LIMIT }), bytes);
}

function readVerdict(output: Buffer, given: Buffer): Inspection {
  const end = output.indexOf('\n');
  if (end === -1) return { refused: 'damaged' };
  const verdict = JSON.parse(output.subarray(0, end).toString('utf8')) as { kind: DocumentKind } | { refused: Refusal };
  if ('refused' in verdict) return verdict;
  return { kind: verdict.kind, bytes: verdict.kind === 'pdf' ? given : output.subarray(end + 1) };
}
