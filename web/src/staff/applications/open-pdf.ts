import type { PDFDocumentProxy } from 'pdfjs-dist';
// The bundler makes this import: the address of the worker's own file.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** Makes a policy once: its name can be taken only once in a page. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Returns the one address from which the PDF worker may start. The page's policy allows no other (V-06). */
function trustedWorker(): unknown {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return workerAddress;
  policy ??= types.createPolicy('tabibu-pdf-worker', {
    createScriptURL: (asked) => (asked === workerAddress ? asked : ''),
  });
  return policy.createScriptURL(workerAddress);
}

/**
 * Opens a PDF in a worker of its own, without forms, script or WebAssembly. `document` rejects for what is no PDF;
 * `close` ends the worker.
 */
export function openPdf(address: string): { readonly document: Promise<PDFDocumentProxy>; close(): void } {
  let worker: Worker | undefined;
  let isClosed = false;
  const open = async () => {
    const { PDFWorker, getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const answer = await fetch(address, { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`the document was not sent: ${answer.status}`);
    const data = new Uint8Array(await answer.arrayBuffer());
    if (isClosed) throw new Error('closed');
    worker = new Worker(trustedWorker() as string);
    const port = PDFWorker.create({ port: worker });
    return getDocument({ data, worker: port, enableXfa: false, useWasm: false, stopAtErrors: false }).promise;
  };
  return {
    document: open(),
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}
