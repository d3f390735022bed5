import type { FastifyReply } from 'fastify';
import { Answer } from './answer.ts';
import { httpOnlyCookie } from './cookies.ts';
import type { CookieNames } from './cookies.ts';

/** Sends what a function returned: a body, or an `Answer` with its headers, cookies and media type. */
export function sendAnswer(names: CookieNames, reply: FastifyReply, status: number, result: unknown): FastifyReply {
  reply.code(status);
  if (!(result instanceof Answer)) return reply.send(result);
  const { headers, contentType, session, challenge, device, reader, ready } = result.extras;
  const records = result.extras.records ?? (typeof session === 'object' ? session.records : undefined);
  if (headers !== undefined) reply.headers(headers);
  if (session === 'clear') {
    reply.header('set-cookie', httpOnlyCookie(names.session, '', 0, names.secure));
    reply.header('clear-site-data', '"cache", "storage"');
  } else if (session !== undefined) {
    reply.header(
      'set-cookie',
      httpOnlyCookie(names.session, session.token, session.maxAgeSeconds, names.secure, session.strict),
    );
  }
  if (challenge !== undefined)
    reply.header('set-cookie', httpOnlyCookie(names.challenge, challenge, 600, names.secure));
  if (device !== undefined)
    reply.header('set-cookie', httpOnlyCookie(names.device, device.proof, device.maxAgeSeconds, names.secure));
  if (reader !== undefined)
    reply.header('set-cookie', httpOnlyCookie(names.reader, reader.token, reader.maxAgeSeconds, names.secure));
  if (records !== undefined)
    reply.header('set-cookie', httpOnlyCookie(names.records, records.token, records.maxAgeSeconds, names.secure));
  if (contentType !== undefined)
    return reply
      .type(contentType)
      .serializer((body) => body as string)
      .send(result.body);
  if (ready === true)
    return reply
      .type('application/json; charset=utf-8')
      .serializer((body) => body as string)
      .send(result.body);
  return reply.send(result.body);
}
