import { randomBytes } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPdf, aPhoto } from '../../../test/application-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { textOfPdf } from '../../../test/text-of-pdf.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR } from '../../platform/time.ts';
import { FILES_PER_HOUR } from './rules.ts';
import { jobs, readFile } from './index.ts';

let product: TestProduct;
let visitor: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  visitor = product.visitor();
});
beforeEach(() => product.clock.advance(HOUR + 1));
afterAll(() => product.close());

const open = async (size: number, name = 'paper.pdf'): Promise<string> =>
  (await visitor.post('/api/uploads', { name, size })).body.data.secret;
const put = (secret: string, offset: number, bytes: Buffer) =>
  visitor.sendBytes('PUT', `/api/uploads/${secret}?offset=${offset}`, bytes, {
    'content-type': 'application/octet-stream',
  });
const folder = () => product.services.config.FILES_DIR!;

describe('a file that is handed in in parts', () => {
  test('is whole when the last part has come, and goes on after a lost connection without counting anew', async () => {
    const bytes = await aPdf(2);
    const secret = await open(bytes.length);
    expect((await put(secret, 0, bytes.subarray(0, 300))).body.data).toEqual({
      size: bytes.length,
      received: 300,
      kind: null,
    });
    // The answer to this part was lost: the browser asks, and sends it once more all the same.
    expect((await put(secret, 0, bytes.subarray(0, 300))).body.data.received).toBe(300);
    expect((await visitor.get(`/api/uploads/${secret}`)).body.data.received).toBe(300);
    expect((await put(secret, 500, bytes.subarray(500))).body).toMatchObject({
      code: 'part-misplaced',
      params: { received: 300 },
    });
    expect((await put(secret, 300, bytes.subarray(300))).body.data).toEqual({
      size: bytes.length,
      received: bytes.length,
      kind: 'pdf',
    });
    expect((await put(secret, 300, bytes.subarray(300))).body.data.kind).toBe('pdf');
    const { rows } = await product.db.pool.query('select id from files where kind is not null');
    expect(await textOfPdf((await readFile(product.ctx(), rows.at(-1)!.id)).bytes)).toHaveLength(2);
  });

  test('keeps each byte once, and answers both, when the same part is sent twice at the same moment', async () => {
    const bytes = await aPdf(1);
    const secret = await open(bytes.length);
    const twice = await Promise.all([put(secret, 0, bytes.subarray(0, 200)), put(secret, 0, bytes.subarray(0, 200))]);
    expect(twice.map(({ body }) => body.data?.received)).toEqual([200, 200]);
    expect((await put(secret, 200, bytes.subarray(200))).body.data.kind).toBe('pdf');
  });

  test('is inspected once: who sends its last part again meanwhile is told to ask, and reads the kind afterwards', async () => {
    const bytes = await aPdf(1);
    const secret = await open(bytes.length);
    const { files } = product.services.integrations;
    const get = files.get.bind(files);
    const reads = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const slow = vi.spyOn(files, 'get').mockImplementationOnce(async (name) => {
      reads.resolve();
      await goesOn.promise;
      return get(name);
    });
    const first = put(secret, 0, bytes);
    await reads.promise;
    const second = await put(secret, 0, bytes);
    expect([second.body.code, second.headers['retry-after']]).toEqual(['request-in-progress', '2']);
    goesOn.resolve();
    expect((await first).body.data.kind).toBe('pdf');
    expect((await put(secret, bytes.length, Buffer.alloc(0))).body.data.kind).toBe('pdf');
    slow.mockRestore();
  });

  test('may be inspected again after a failure at once, and after a crash when the claim is over', async () => {
    const bytes = await aPdf(1);
    const secret = await open(bytes.length);
    const failing = vi.spyOn(product.services.integrations.files, 'get').mockRejectedValueOnce(new Error('a crash'));
    expect((await put(secret, 0, bytes)).status).toBe(500);
    failing.mockRestore();
    const claim = (until: Date) =>
      product.db.pool.query('update files set claimed_until = $1 where kind is null and received = size', [until]);
    await claim(new Date(product.clock.now().getTime() + HOUR));
    expect((await put(secret, 0, bytes)).body.code).toBe('request-in-progress');
    product.clock.advance(HOUR + 1);
    expect((await put(secret, 0, bytes)).body.data.kind).toBe('pdf');
  });

  test('takes no more bytes than were announced, and at most ten megabytes', async () => {
    const secret = await open(10);
    expect((await put(secret, 0, Buffer.alloc(11))).body.code).toBe('file-too-large');
    expect((await visitor.post('/api/uploads', { name: 'a.pdf', size: 10 * 1024 * 1024 + 1 })).status).toBe(422);
    const large = await open(600 * 1024);
    expect((await put(large, 0, Buffer.alloc(513 * 1024))).status).toBe(413);
  });

  test.each(['a.exe', 'a.pdf.exe', 'a.svg', 'a.exe\u0000.pdf', 'a\u0000'])(
    'named %j is refused at once',
    async (name) => {
      expect((await visitor.post('/api/uploads', { name, size: 10 })).body).toMatchObject({ code: 'file-refused' });
    },
  );

  test.each(['document', '1000023456'])('named %j, without an ending, is judged by its bytes', async (name) => {
    const pdf = await aPdf(1);
    expect((await put(await open(pdf.length, name), 0, pdf)).body.data.kind).toBe('pdf');
    const text = Buffer.from('no document');
    expect((await put(await open(text.length, name), 0, text)).body.code).toBe('file-refused');
  });

  test('is found by nobody with another secret, and takes JSON for no bytes', async () => {
    expect((await visitor.get(`/api/uploads/${'x'.repeat(43)}`)).status).toBe(404);
    const secret = await open(10);
    expect((await visitor.put(`/api/uploads/${secret}?offset=0`, { bytes: 'x' })).status).toBe(415);
  });

  test('is one of sixty within an hour from one address, however many begin at the same moment', async () => {
    const sent = await Promise.all(
      Array.from({ length: FILES_PER_HOUR + 5 }, () => visitor.post('/api/uploads', { name: 'a.pdf', size: 10 })),
    );
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(FILES_PER_HOUR);
    expect(sent.at(-1)!.body.code ?? 'files-exhausted').toBe('files-exhausted');
  });

  test('is deleted after a day if nobody attached it, with its parts and with bytes that no row names', async () => {
    const secret = await open(1000);
    await put(secret, 0, randomBytes(500));
    const photo = await aPhoto();
    await put(await open(photo.length, 'me.jpeg'), 0, photo);
    const orphan = `${folder()}/${'0'.repeat(32)}`;
    await writeFile(orphan, 'left behind by a crash');
    const longAgo = new Date(Date.now() - 3 * DAY);
    for (const name of await readdir(folder())) await utimes(`${folder()}/${name}`, longAgo, longAgo);
    product.clock.advance(DAY + HOUR);
    await jobs['files.sweep'](product.ctx());
    expect((await product.db.pool.query('select id from files')).rows).toEqual([]);
    expect((await product.db.pool.query('select file_id from file_parts')).rows).toEqual([]);
    expect(await readdir(folder())).toEqual([]);
  });
});

test('the database refuses what the code would never write', async () => {
  const insert = (columns: string, values: string) =>
    product.db.pool.query(
      `insert into files (id, secret_hash, address_digest, created_at, ${columns}) values (gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'x', now(), ${values})`,
    );
  await expect(insert('size', '0')).rejects.toThrow(/files_size_allowed/);
  await expect(insert('size', '10485761')).rejects.toThrow(/files_size_allowed/);
  await expect(insert('size, received', '5, 6')).rejects.toThrow(/files_received_within/);
  await expect(insert('size, kind, sha256, stored_name', `5, 'svg', '\\x00', '${'a'.repeat(32)}'`)).rejects.toThrow(
    /files_kind_known/,
  );
  await expect(insert('size, kind', `5, 'pdf'`)).rejects.toThrow(/files_kept_whole/);
  await expect(insert('size, purpose_kind', `5, 'application'`)).rejects.toThrow(/files_purpose_whole/);
  await expect(insert('size, kind, sha256, stored_name', `5, 'pdf', '\\x00', '../../etc/passwd'`)).rejects.toThrow(
    /files_stored_name_form/,
  );
});
