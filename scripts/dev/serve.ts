/**
 * Runs the product for development. This process stays. It holds the embedded database, the sandbox and Vite, and
 * forwards all other requests to a server process that is replaced after each change of its sources.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { openDevWeb } from '../../web/build/open-dev-web.ts';
import { loadOrCreateSecret } from '../../server/src/load-secret.ts';
import { openSandbox } from '../../server/src/open-sandbox.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startCluster } from '../../server/src/platform/database/cluster/start-cluster.ts';
import { announce, productNode, root, run } from '../terminal.mjs';
import { forward, forwardSocket } from './forward.ts';
import { openApi } from './open-api.ts';
import { watchSources } from './watch.ts';

const FOR_VITE = /^\/(@|src\/|node_modules\/|__)/;
const config = readConfig();
const dataDir = resolve(config.DATA_DIR);
const folder = join(root, '.cache/dev-web');
const { PORT: port } = config;

const server = createServer((request, response) => void answer(request, response));
const quiet = { info: () => undefined, warn: (text: string) => console.warn(text) };
announce('Starting database, sandbox and web …');
const [cluster, web, secret] = await Promise.all([
  config.DATABASE_URL === undefined ? startCluster({ dataDir, log: quiet }) : undefined,
  openDevWeb({ folder, server }),
  config.appSecret ?? loadOrCreateSecret(dataDir),
]);
const sandbox =
  config.sandbox && config.SANDBOX_URL === undefined
    ? openSandbox({ dataDir, port, secret, clock: systemClock, production: false })
    : undefined;
await sandbox?.ready();
const api = openApi({
  WEB_FOLDER: folder,
  DATA_DIR: dataDir,
  DRAIN_NOTICE: '0',
  ...(sandbox ? { SANDBOX_URL: `http://127.0.0.1:${port}` } : {}),
});

server.on('upgrade', (request, socket, head) => {
  // Vite handles its own sockets on this server.
  if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
  api.port().then(
    (to) => forwardSocket(request, socket, head, to),
    () => socket.destroy(),
  );
});
await new Promise<void>((done, fail) => server.once('error', fail).listen(port, config.HOST, done));
const first = await api.restart();
announce(
  first
    ? `Tabibu is ready: http://localhost:${port}`
    : 'The server did not start; it is tried again after the next change.',
);
if (sandbox) announce(`The sandbox telephone: http://localhost:${port}/sandbox/handset`);
announce('Sources are watched. Stop with Ctrl-C.');

const stopWatching = [
  watchSources(
    ['server/src', 'server/migrations', 'contract/src', 'locales/src', 'medicines'],
    /\.(ts|sql)$/,
    startAgain,
  ),
  watchSources(['locales/sw', 'locales/en', 'locales/fr'], /\.po$/, (paths) => void compileSentences(paths)),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  if (FOR_VITE.test(url)) return web.middlewares(request, response, () => response.writeHead(404).end());
  if (sandbox && url.startsWith('/sandbox')) return sandbox.routing(request, response);
  try {
    // A page request waits for the newest sources; other requests do not.
    if (request.headers.accept?.includes('text/html')) await Promise.all([web.settled(), api.settled()]);
    forward(request, response, await api.port());
  } catch {
    response.writeHead(503, { 'retry-after': '1' }).end('The server did not start. The terminal says why.');
  }
}

function startAgain(paths: string[]): void {
  const began = performance.now();
  void api.restart().then((started) => {
    const what = paths.length === 1 ? paths[0] : `${paths.length} files`;
    if (started) announce(`${what}: the server started again in ${Math.round(performance.now() - began)} ms`);
    else announce(`${what}: the server did not start; the one from before goes on`);
    if (started) web.reload();
  });
}

/**
 * Compiles changed sentences. Vite passes those of the web on to the browser; the server has to start again for its
 * own.
 */
async function compileSentences(paths: string[]): Promise<void> {
  const code = await run(productNode(), ['locales/src/compile.ts']);
  if (code === 0 && paths.some((path) => path.endsWith('/server.po'))) startAgain(paths);
}

async function stop(): Promise<void> {
  for (const end of stopWatching) end();
  server.close();
  server.closeAllConnections();
  await Promise.all([api.close(), web.close(), sandbox?.close()]);
  await cluster?.stop();
  process.exit(0);
}
