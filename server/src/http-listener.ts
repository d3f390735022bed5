import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ConfigProblem } from './platform/config.ts';
import type { Config } from './platform/config.ts';

type Routing = (request: IncomingMessage, response: ServerResponse) => void;
type Upgrading = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** How often, in milliseconds, idle connections are closed while the last requests run. */
const ROUND = 20;

/** In milliseconds. Without an own interval Node looks every half minute for what took too long. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 };

export interface HttpListener {
  readonly port: number;
  /** Begins to answer requests. Before that every request gets 503 with `Retry-After`. */
  open(routing: Routing, upgrading: Upgrading): void;
  /** Accepts no new connection, lets running requests end, and breaks off the rest after `longest` milliseconds. */
  close(longest: number): Promise<void>;
}

/**
 * Listens at once, so that a port that is already taken is noticed before the rest of the start. Throws `ConfigProblem`
 * then.
 */
export async function openHttpListener(config: Pick<Config, 'PORT' | 'HOST'>): Promise<HttpListener> {
  let routing: Routing = answerNotReady;
  const server = createServer(LIMITS, (request, response) => routing(request, response));
  let upgrading: Upgrading = (_request, socket) =>
    socket.end('HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nconnection: close\r\n\r\n');
  server.on('upgrade', (request, socket, head) => upgrading(request, socket, head));
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE'
          ? new ConfigProblem(
              `PORT: ${config.PORT} is taken by another program; set another one, for example PORT=3001`,
            )
          : error,
      );
    });
    server.listen(config.PORT, config.HOST, done);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.PORT,
    open(next, nextUpgrading) {
      routing = next;
      upgrading = nextUpgrading;
    },
    async close(longest) {
      const closed = new Promise((done) => {
        server.close(done);
      });
      const idle = setInterval(() => server.closeIdleConnections(), ROUND);
      const all = setTimeout(() => server.closeAllConnections(), longest);
      await closed;
      clearInterval(idle);
      clearTimeout(all);
    },
  };
}

function answerNotReady(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store', connection: 'close' }).end();
}
