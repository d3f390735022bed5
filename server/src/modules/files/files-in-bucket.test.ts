import { request as sendOn } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import { aPdf } from '../../../test/application-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { listen, startSandbox } from '../../integrations/testing/stage.ts';
import type { Stage } from '../../integrations/testing/stage.ts';
import { textOfPdf } from '../../../test/text-of-pdf.ts';
import { readFile } from './index.ts';

const { bucket, region, keyId, secret } = sandboxSecrets().s3;
let stage: Stage;
let isAway = false;
let front: Awaited<ReturnType<typeof listen>>;
let product: TestProduct;
beforeAll(async () => {
  stage = await startSandbox();
  // Stands before the bucket and passes everything on, unless the bucket is away. It keeps the address that was signed.
  front = await listen((request, response) => {
    if (isAway) {
      response.writeHead(503).end();
      return;
    }
    const to = sendOn(`${stage.url}${request.url}`, { method: request.method!, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(to);
  });
  product = await openTestProduct({
    environment: {
      FILES_S3_BUCKET: bucket,
      FILES_S3_REGION: region,
      FILES_S3_KEY_ID: keyId,
      FILES_S3_SECRET: secret,
      FILES_S3_ENDPOINT: `${front.url}/sandbox/s3`,
    },
  });
});
afterAll(async () => {
  await product.close();
  await stage.close();
  front.server.close();
});

const send = async (bytes: Buffer) => {
  const visitor = product.visitor();
  const { secret: upload } = (await visitor.post('/api/uploads', { name: 'a.pdf', size: bytes.length })).body.data;
  return () =>
    visitor.sendBytes('PUT', `/api/uploads/${upload}?offset=0`, bytes, { 'content-type': 'application/octet-stream' });
};

test('with the settings of a bucket, files are kept there, encrypted', async () => {
  const bytes = await aPdf(2);
  expect((await (await send(bytes))()).body.data.kind).toBe('pdf');
  const { rows } = await product.db.pool.query('select id, stored_name from files where kind is not null');
  const kept = await readFile(product.ctx(), rows[0].id);
  expect(await textOfPdf(kept.bytes)).toHaveLength(2);
  const stored = await product.services.integrations.files.get(rows[0].stored_name);
  expect(stored!.length).toBeGreaterThan(kept.bytes.length);
  expect(stored!.includes('%PDF')).toBe(false);
});

test('while the bucket is away a part is refused so that the browser tries again, and nothing is lost', async () => {
  const put = await send(await aPdf(1));
  isAway = true;
  const refused = await put();
  isAway = false;
  expect(refused.status).toBe(503);
  expect(refused.body.code).toBe('service-unavailable');
  expect(refused.headers['retry-after']).toBe('10');
  expect((await put()).body.data.kind).toBe('pdf');
});
