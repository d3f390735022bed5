import type { Circuit } from '../circuit.ts';
import { parseJson, sendRequest } from '../http-client.ts';
import type { ModelAnswer, ModelRequest, TextModel } from './port.ts';

/** A slow model costs at most this much; then the built-in answer stands. */
const TIMEOUT_MS = 4_000;

export interface ModelConfig {
  /** The base address, for example 'https://generativelanguage.googleapis.com/v1beta'. */
  readonly url: string;
  readonly model: string;
  /** Null for a server of our own that asks for none. */
  readonly key: string | null;
  readonly party: string;
}

export interface ModelOptions {
  readonly sandbox: boolean;
  readonly circuit: Circuit;
  readonly timeoutMs?: number | undefined;
}

/** What differs between the protocols of providers. */
interface Protocol {
  /** Where a model is asked, below the base address. */
  readonly path: string;
  /** The header with the key. It never stands in an address: addresses are logged on the way. */
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  readonly body: (request: ModelRequest) => object;
  /** Reads the answer. */
  readonly read: (body: unknown) => ModelAnswer;
}

/** A model that is asked over HTTP, with one request each time, unless it failed so often that nobody asks it now. */
export function modelOverHttp(
  { url, key, party }: ModelConfig,
  { sandbox, circuit, timeoutMs = TIMEOUT_MS }: ModelOptions,
  protocol: Protocol,
): TextModel {
  return {
    party,
    sandbox,
    async ask(request) {
      if (circuit.isPaused()) return { kind: 'failed', why: 'paused' };
      const answer = await exchange({
        url: url + protocol.path,
        headers: key === null ? {} : protocol.headers(key),
        body: protocol.body(request),
        timeoutMs,
        read: protocol.read,
      });
      circuit.note(answer.kind === 'answered' || answer.why === 'blocked' || answer.why === 'empty');
      return answer;
    },
  };
}

interface Exchange extends Pick<Protocol, 'read'> {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly timeoutMs: number;
}

async function exchange({ url, headers, body, timeoutMs, read }: Exchange): Promise<ModelAnswer> {
  const answer = await sendRequest({
    url,
    method: 'POST',
    headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs,
  });
  if (answer.kind === 'failed') return { kind: 'failed', why: answer.why };
  if (answer.status === 429) return { kind: 'failed', why: 'busy' };
  if (answer.status === 401 || answer.status === 403) return { kind: 'failed', why: 'credentials' };
  if (answer.status !== 200) return { kind: 'failed', why: 'http-error' };
  return read(parseJson(answer.text));
}

/** Returns an answer with its text, or that it is empty. */
export function answered(text: string, tokens: number | null): ModelAnswer {
  return text.trim() === '' ? { kind: 'failed', why: 'empty' } : { kind: 'answered', text, tokens };
}
