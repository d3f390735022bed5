import { PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aPdf,
  aPhoto,
  anApplication,
  filesOfBothKinds,
  fourFiles,
  FORM,
  sendForm,
} from '../../../test/application-makers.ts';
import { force } from '../../../test/booking-makers.ts';
import { EICAR } from '../../../test/eicar.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { moveApplication, readDocument } from '../applications/index.ts';
import { HOUR } from '../../platform/time.ts';
import { jobs, readFile } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  // Also ends the pause after a scanner that was away.
  product.clock.advance(HOUR + 1);
  await fetch(`${product.sandboxUrl}/sandbox/scenario`, { method: 'DELETE' });
});
afterAll(() => product.close());

const rows = async (sql: string) => (await product.db.pool.query(sql)).rows;
const away = () => force(product, { scanner: 'unavailable' });
const back = async () => {
  await fetch(`${product.sandboxUrl}/sandbox/scenario`, { method: 'DELETE' });
  product.clock.advance(60_000);
};
const send = async (bytes: Buffer, name: string) => {
  const visitor = product.visitor();
  const { secret } = (await visitor.post('/api/uploads', { name, size: bytes.length })).body.data;
  return visitor.sendBytes('PUT', `/api/uploads/${secret}?offset=0`, bytes, {
    'content-type': 'application/octet-stream',
  });
};
/** A PDF with the test file where the inspection finds nothing: in a stream that a page draws. */
const infectedPdf = () =>
  aPdf(1, (pdf) => pdf.getPage(0).node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(EICAR))));

describe('a file with malware', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    ['a photo with something behind its end', async () => Buffer.concat([await aPhoto(), EICAR]), 'me.jpg'],
    ['a PDF that carries a file', () => aPdf(1, (pdf) => pdf.attach(EICAR, 'a.txt')), 'paper.pdf'],
  ])('is refused with a sentence, deleted and audited: %s', async (_what, make, name) => {
    const before = await rows('select id from files');
    const reply = await send(await make(), name);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'file-refused', params: { reason: 'malware' } });
    expect(reply.body.detail).toMatch(/virusi/);
    expect(await rows('select id from files')).toEqual(before);
    expect(
      await rows(`select outcome, details from audit_log where action = 'files.find-malware' order by at desc limit 1`),
    ).toEqual([{ outcome: 'refused', details: { name: expect.stringMatching(/EICAR/) } }]);
  });

  test('is refused in the printed form too, with nothing stored', async () => {
    const files = await fourFiles();
    const infected = {
      ...files,
      'Government ID': { name: 'id.pdf', bytes: await aPdf(1, (pdf) => pdf.attach(EICAR, 'a')) },
    };
    expect((await sendForm(product.visitor(), FORM, infected)).body).toMatchObject({
      code: 'file-refused',
      params: { reason: 'malware' },
    });
    expect(await rows('select id from applications')).toEqual([]);
  });
});

describe('while the scanner is away', () => {
  const licence = { council: 'HPCSA', number: 'MP1', registeredName: 'T. Nkosi', expiresOn: '2099-01-01' };
  const approve = (number: number) =>
    moveApplication(product.ctx(), { number, to: 'approved', note: '', by: 'operator:test', licence });

  test('a file is taken and waits: nobody opens it and nobody is approved before it was scanned', async () => {
    await away();
    const { application } = await anApplication(product, { phone: '082 111 0001' }, await filesOfBothKinds());
    expect(await rows(`select count(*)::int as n from files where kind is not null and scan is null`)).toEqual([
      { n: 4 },
    ]);
    const read = () => readDocument(product.ctx(), { number: application.number, label: 'Board Certification' });
    await expect(read()).rejects.toMatchObject({ code: 'file-not-scanned' });
    await expect(approve(application.number)).rejects.toMatchObject({ code: 'file-not-scanned' });
    expect((await rows(`select status from applications where number = ${application.number}`))[0].status).toBe(
      'pending',
    );
    await jobs['files.scan'](product.ctx());
    await expect(read()).rejects.toMatchObject({ code: 'file-not-scanned' });

    await back();
    await jobs['files.scan'](product.ctx());
    expect((await read()).kind).toBe('pdf');
    expect((await approve(application.number)).status).toBe('approved');
  });

  test('a document in which malware is found later leaves its application, and the applicant is asked for another', async () => {
    await away();
    const files = { ...(await fourFiles()), 'Medical License': { name: 'licence.pdf', bytes: await infectedPdf() } };
    const sent = await sendForm(product.visitor(), { ...FORM, phone: '082 111 0002' }, files);
    const applicant = await product.patient({ phone: sent.body.data.phone, full_name: FORM.full_name });
    const { application_id, claim } = sent.body.data;
    await applicant.post('/api/doctor-application/claim', { application_id, claim });
    await product.settle();

    await back();
    await jobs['files.scan'](product.ctx());
    const [infected] = await rows(`select id from files where scan = 'malware'`);
    await expect(readFile(product.ctx(), infected.id)).rejects.toMatchObject({ code: 'not-found' });
    await product.settle();
    const own = (await applicant.get('/api/doctor-application')).body.data;
    expect(own.documents.map(({ label }: { label: string }) => label)).toEqual([
      'Board Certification',
      'Government ID',
      'Professional Photo',
    ]);
    expect(own.question).toMatch(/leseni yako ya udaktari/);
    expect(await rows(`select id from files where scan = 'malware'`)).toEqual([]);
    expect(await rows(`select state from notices where template = 'application-asked'`)).toEqual([{ state: 'sent' }]);
    await jobs['files.scan'](product.ctx());
    await product.settle();
    expect(await rows(`select count(*)::int as n from application_moves where by = 'scanner'`)).toEqual([{ n: 1 }]);
  });

  test('a file that belongs to nothing is deleted when malware is found in it', async () => {
    await away();
    expect((await send(await infectedPdf(), 'paper.pdf')).body.data.kind).toBe('pdf');
    const [{ id }] = await rows('select id from files where scan is null');
    await back();
    await jobs['files.scan'](product.ctx());
    expect(await rows(`select id from files where id = '${id}'`)).toEqual([]);
  });
});

test('the database knows two judgements, and only of what is kept', async () => {
  const insert = (columns: string, values: string) =>
    product.db.pool.query(
      `insert into files (id, secret_hash, address_digest, created_at, size, ${columns}) values (gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'x', now(), 5, ${values})`,
    );
  await expect(insert('scan', `'clean'`)).rejects.toThrow(/files_scan_of_kept/);
  await expect(
    insert('scan, kind, sha256, stored_name', `'maybe', 'pdf', '\\x00', '${'b'.repeat(32)}'`),
  ).rejects.toThrow(/files_scan_known/);
});
