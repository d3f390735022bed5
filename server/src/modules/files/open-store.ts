import { StoreUnavailable } from '../../integrations/file-store/port.ts';
import type { FileStore } from '../../integrations/file-store/port.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';

/** After this many seconds a browser may try again. */
const AGAIN = 10;

/**
 * Returns the store of bytes for a request. While it is away or full, its methods throw `service-unavailable`, so that
 * the browser keeps what it has and tries again.
 */
export function openStore(ctx: Context): Pick<FileStore, 'put' | 'get'> {
  const { files } = ctx.integrations;
  const refuse = (error: unknown): never => {
    if (!(error instanceof StoreUnavailable)) throw error;
    ctx.log.error({ error }, 'the store of files is away or full');
    throw new Problem('service-unavailable', {}, AGAIN);
  };
  return {
    put: (name, bytes) => files.put(name, bytes).catch(refuse),
    get: (name) => files.get(name).catch(refuse),
  };
}
