import { randomUUID } from 'node:crypto';

export interface Answered {
  readonly status: number;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly body: any;
}

/** A browser over real HTTP, with cookies, Origin, X-CSRF and idempotency keys. */
export class WireBrowser {
  readonly url: string;
  readonly agent: string;
  readonly cookies = new Map<string, string>();
  csrf = 'visitor';

  constructor(url: string, agent: string) {
    this.url = url;
    this.agent = agent;
  }

  get(path: string): Promise<Answered> {
    return this.send('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<Answered> {
    return this.send('POST', path, JSON.stringify(body));
  }

  /** Sends the body unchanged, also if it is not JSON. */
  async send(method: string, path: string, payload?: string, headers: Record<string, string> = {}): Promise<Answered> {
    const reply = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'user-agent': this.agent,
        ...(method === 'GET' ? {} : { origin: this.url, 'x-csrf': this.csrf, 'idempotency-key': randomUUID() }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = await reply.text();
    return {
      status: reply.status,
      text,
      body: (reply.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text,
    };
  }
}
