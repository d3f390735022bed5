import type { UploadBody } from '@tabibu/contract/files';
import { PART_BYTES } from '@tabibu/contract/file-limits';
import { ApiProblem, callApi, dataOf, fetchApi } from './client.ts';

/** The first part in bytes: eight seconds on 64 kbit/s. Parts grow while they are quick. */
const FIRST_PART = 64 * 1024;
/** A part that takes less time than this, in milliseconds, is followed by one of double size. */
const QUICK = 2000;
/** The pause after a lost connection in milliseconds; `online` ends it early. */
const PAUSE = 3000;

export interface UploadWatch {
  readonly signal: AbortSignal;
  onPercent(percent: number): void;
  /** True while no answer comes; sending goes on by itself. */
  onWaiting(isWaiting: boolean): void;
}

/**
 * Hands in a file in parts and resolves with its secret once the server has inspected and kept it. After a lost
 * connection it asks how much has arrived and goes on from there, as long as `signal` is not aborted. Rejects with the
 * server's refusal.
 */
export async function uploadFile(file: File, watch: UploadWatch): Promise<string> {
  const { name, size } = file;
  const { secret } = await untilAnswered(watch, () =>
    callApi('POST /api/uploads', { body: { name, size }, signal: watch.signal }),
  );
  const address = `/api/uploads/${secret}`;
  let state: Pick<UploadBody, 'received' | 'kind'> = { received: 0, kind: null };
  let length = FIRST_PART;
  while (state.kind === null) {
    const { received } = state;
    const begun = performance.now();
    state = await untilAnswered(watch, async (isRepeated) => {
      const known = isRepeated ? (await ask('GET', address, undefined, watch.signal)).received : received;
      return ask('PUT', `${address}?offset=${known}`, file.slice(known, known + length), watch.signal);
    });
    length = performance.now() - begun < QUICK ? Math.min(length * 2, PART_BYTES) : FIRST_PART;
    watch.onPercent(Math.floor((100 * state.received) / size));
  }
  return secret;
}

async function ask(method: string, address: string, body: Blob | undefined, signal: AbortSignal): Promise<UploadBody> {
  const answer = await fetchApi(method, address, { ...(body ? { body } : {}), signal });
  return dataOf(answer.body) as UploadBody;
}

/** Repeats a step until the server answers it. A refusal is an answer, except for one by a part that arrived twice. */
async function untilAnswered<Result>(
  { signal, onWaiting }: UploadWatch,
  step: (isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await step(tries > 0);
      onWaiting(false);
      return result;
    } catch (error) {
      if (signal.aborted || !mayBeRepeated(error)) throw error;
      onWaiting(true);
      await pause(signal);
    }
  }
}

function mayBeRepeated(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    (error.code === 'offline' ||
      error.code === 'part-misplaced' ||
      // Another copy of the last part came first; the file is being inspected.
      error.code === 'request-in-progress' ||
      error.status >= 502 ||
      error.code === 'too-many-requests')
  );
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
