import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_CALLS } from './printed-admin-calls.ts';
import { DOCTOR_CALLS } from './printed-doctor-calls.ts';
import { PATIENT_CALLS } from './printed-patient-calls.ts';
import { openPrintedStage } from './printed-stage.ts';
import type { PrintedStage } from './printed-stage.ts';

let stage: PrintedStage;
beforeAll(async () => {
  stage = await openPrintedStage();
});
afterAll(() => stage.product.close());

const CALLS = Object.entries({ ...PATIENT_CALLS, ...ADMIN_CALLS, ...DOCTOR_CALLS });

/** The product sends this one itself, to a language model: `text-model.test.ts` has its body and answer. */
const SENT_BY_US = 'API-09';

test('none of the 58 printed calls is missing here', () => {
  const codes = Array.from({ length: 58 }, (_, place) => `API-${String(place + 1).padStart(2, '0')}`);
  expect(CALLS.map(([name]) => name.slice(0, 6))).toEqual(codes.filter((code) => code !== SENT_BY_US));
});

test.each(CALLS)('%s', async (_name, [send, status, answer]) => {
  const reply = await send(stage);
  expect({ status: reply.status, body: reply.body }, reply.text.slice(0, 500)).toMatchObject({ status, body: answer });
});
