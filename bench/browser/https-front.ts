import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { newCertificate } from '../../server/test/certificate.ts';

/** Returns the benchmark's own answer to a path, or undefined to let the product answer. */
export type OwnAnswer = (path: string) => { headers: Record<string, string>; body: Buffer } | undefined;

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'host',
  'http2-settings',
]);

export interface HttpsFront {
  readonly port: number;
  /** SHA-256 of the certificate's public key. Chromium gets it so that it trusts the certificate. */
  readonly key: string;
  close(): void;
}

/** Opens TLS and HTTP/2 in front of the product, as a production proxy does, with a certificate made for this run. */
export async function openHttpsFront(productPort: number, publicHost: string, own: OwnAnswer): Promise<HttpsFront> {
  const { key, cert, publicKey } = await newCertificate();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, outgoing) => {
    const mine = own(incoming.url);
    if (mine !== undefined) {
      outgoing.writeHead(200, mine.headers);
      outgoing.end(mine.body);
      return;
    }
    forward(productPort, publicHost, incoming, outgoing);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  return {
    port: (server.address() as AddressInfo).port,
    key: publicKey,
    close: () => {
      server.close();
    },
  };
}

function forward(port: number, host: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  );
  const onward = request(
    { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers: { ...headers, host } },
    (reply) => {
      const back = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !HOP_BY_HOP.has(name)));
      outgoing.writeHead(reply.statusCode ?? 502, back as Record<string, string>);
      reply.pipe(outgoing);
    },
  );
  onward.on('error', () => {
    outgoing.statusCode = 502;
    outgoing.end();
  });
  // A browser that has gone ends its request here too, as behind a production proxy.
  incoming.on('aborted', () => onward.destroy());
  incoming.pipe(onward);
}
