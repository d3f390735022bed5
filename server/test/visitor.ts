import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { codeIn } from './code-in.ts';

export interface Person {
  readonly phone: string;
  readonly full_name: string;
  readonly country: string;
  readonly language: string;
}

export interface Reply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any;
  readonly text: string;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

const HOST = 'localhost';

/**
 * An HTTP client that behaves like a browser on our pages: it keeps cookies and sends Origin, X-CSRF and idempotency
 * keys.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  csrf = 'visitor';
  accountId = '';
  phone = '';
  readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('GET', path, undefined, headers);
  }

  /** Sends JSON with a new idempotency key unless `headers` has one. */
  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('POST', path, body, { 'idempotency-key': randomUUID(), ...headers });
  }

  patch(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('PATCH', path, body, headers);
  }

  put(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('PUT', path, body, headers);
  }

  delete(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('DELETE', path, body, headers);
  }

  /** Sends bytes of any media type; `headers` must name it. */
  sendBytes(method: string, path: string, bytes: Buffer, headers: Record<string, string>): Promise<Reply> {
    return this.send(method, path, bytes, headers);
  }

  async send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const options: InjectOptions = {
      method: method,
      url: path,
      headers: {
        host: HOST,
        ...(cookie === '' ? {} : { cookie }),
        ...(method === 'GET' ? {} : { origin: `http://${HOST}`, 'x-csrf': this.csrf }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    };
    const reply = await this.app.inject(options);
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = (reply.headers['content-type'] ?? '').includes('json');
    return {
      status: reply.statusCode,
      body: isJson ? JSON.parse(reply.body) : reply.body,
      text: reply.body,
      headers: reply.headers,
    };
  }

  /** Signs in with the code that the SMS sandbox received. */
  async signIn(person: Person, sandboxUrl: string, settle: () => Promise<void>): Promise<void> {
    const asked = await this.post('/api/auth/code', person);
    if (asked.status !== 202) throw new Error(`no code was sent: ${asked.status} ${asked.text}`);
    await settle();
    const outbox = await fetch(`${sandboxUrl}/sandbox/outbox?phone=${encodeURIComponent(asked.body.data.phone)}`);
    const { messages } = (await outbox.json()) as { messages: { text: string }[] };
    const code = codeIn(messages.map(({ text }) => text));
    const verified = await this.post('/api/auth/verify', { challenge_id: asked.body.data.challenge_id, code });
    if (verified.status !== 200) throw new Error(`the code was refused: ${verified.status} ${verified.text}`);
    this.csrf = verified.body.data.csrf;
    this.accountId = verified.body.data.id;
    this.phone = verified.body.data.phone;
  }
}
