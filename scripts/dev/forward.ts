import { request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Forwards a request to the server on that port and streams its answer back. Answers 503 when the server is not
 * reachable.
 */
export function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { url: path, method, headers } = request;
  const onward = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, headersFor(answer));
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'retry-after': '1' }).end('The server is being started again.');
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * Removes a page's content security policy, because it would refuse the styles and the error overlay that Vite's client
 * adds.
 */
function headersFor({ headers }: IncomingMessage): IncomingMessage['headers'] {
  if (headers['content-type']?.startsWith('text/html') !== true) return headers;
  const { 'content-security-policy': _policy, ...others } = headers;
  return { ...others, 'cache-control': 'no-store' };
}

/** Forwards a socket: first its upgrade request as it came, then all bytes in both directions. */
export function forwardSocket(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const onward = connect(port, '127.0.0.1', () => {
    const lines = request.rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [`${name}: ${request.rawHeaders[at + 1]}`] : [],
    );
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
  socket.on('close', () => onward.destroy());
}
