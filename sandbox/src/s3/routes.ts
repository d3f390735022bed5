import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxServices } from '../services.ts';
import { signatureFault } from './signature.ts';

const STATUS = new Map([
  ['NoSuchBucket', 404],
  ['NoSuchKey', 404],
  ['PreconditionFailed', 412],
  ['XAmzContentSHA256Mismatch', 400],
  ['AuthorizationHeaderMalformed', 400],
]);
/** S3 may give fewer names at a time than were asked for. */
const PER_PAGE = 10;
const LARGEST = 16 * 1024 * 1024;

/** A bucket that speaks the protocol of S3, as far as keeping files needs it. It keeps everything in memory only. */
export function s3Routes(app: FastifyInstance, { secrets, now }: SandboxServices): void {
  const objects = new Map<string, { bytes: Buffer; modified: Date }>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    const fault = signatureFault(request, secrets.s3);
    const { bucket } = request.params as { bucket?: string };
    if (fault !== null) return refuse(reply, fault);
    if (bucket !== secrets.s3.bucket) return refuse(reply, 'NoSuchBucket');
    return undefined;
  });

  app.put('/:bucket/:key', { bodyLimit: LARGEST }, (request, reply) => {
    const { key } = request.params as { key: string };
    if (request.headers['if-none-match'] === '*' && objects.has(key)) return refuse(reply, 'PreconditionFailed');
    objects.set(key, { bytes: request.body as Buffer, modified: now() });
    return reply.code(200).send();
  });

  app.get('/:bucket/:key', (request, reply) => {
    const object = objects.get((request.params as { key: string }).key);
    return object === undefined
      ? refuse(reply, 'NoSuchKey')
      : reply.type('application/octet-stream').send(object.bytes);
  });

  app.delete('/:bucket/:key', (request, reply) => {
    objects.delete((request.params as { key: string }).key);
    return reply.code(204).send();
  });

  app.get('/:bucket', (request, reply) => {
    const { 'continuation-token': token = '' } = request.query as Record<string, string | undefined>;
    const after = Buffer.from(token, 'base64').toString('utf8');
    const rest = [...objects].filter(([key]) => key > after).sort(([one], [other]) => (one < other ? -1 : 1));
    const page = rest.slice(0, PER_PAGE);
    const next = rest.length > PER_PAGE ? Buffer.from(page.at(-1)![0]).toString('base64') : null;
    return reply.type('application/xml').send(listing(page, next));
  });
}

function listing(page: readonly [string, { modified: Date }][], next: string | null): string {
  const contents = page.map(
    ([key, { modified }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`,
  );
  const more = next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${contents.join('')}${more}</ListBucketResult>`;
}

function refuse(reply: FastifyReply, code: string): FastifyReply {
  return reply
    .code(STATUS.get(code) ?? 403)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
