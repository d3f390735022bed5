import { expect } from 'vitest';
import type { SandboxCall } from '@tabibu/sandbox/world';
import { aCall } from './call-makers.ts';
import type { CallPeople } from './call-makers.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';

/** The caller's number that both people see when a bridged call rings them. */
export const BRIDGE_NUMBER = '+255800111222';

/** Opens a product with a voice gateway. */
export function openBridgeProduct(): Promise<TestProduct> {
  return openTestProduct({
    still: true,
    environment: { AFRICASTALKING_VOICE_NUMBER: BRIDGE_NUMBER },
  });
}

/** A call that began a minute ago, with functions for what its people and the sandbox's telephone exchange do. */
export type BridgedCall = Awaited<ReturnType<typeof aBridgedCall>>;

export async function aBridgedCall(product: TestProduct) {
  const people = await aCall(product, 1);
  return { ...people, ...actsOf(product, people) };
}

function actsOf(product: TestProduct, { patient, doctor, bookingId }: CallPeople) {
  const path = (rest: string) => `/api/appointments/${bookingId}/${rest}`;
  const ask = (who = patient) => who.post(path('call/bridge'));
  const seen = async (who = patient) => (await who.get(path('call'))).body.data;
  const rings = async (): Promise<SandboxCall[]> => {
    const { calls } = (await (await fetch(`${product.sandboxUrl}/sandbox/truth/calls`)).json()) as {
      calls: SandboxCall[];
    };
    return calls.filter(({ first }) => first === doctor.phone.slice(1));
  };
  const press = async (phone: string, key: 'answer' | 'hang-up') => {
    const session = (await rings()).at(-1)!.sessionId;
    const { status } = await fetch(`${product.sandboxUrl}/sandbox/handset/call`, {
      method: 'POST',
      body: new URLSearchParams({ phone, session, key }),
      redirect: 'manual',
    });
    expect(status).toBe(303);
  };
  return {
    path,
    ask,
    seen,
    /** The calls that the gateway was asked to make to this doctor, in order. */
    rings,
    /** Presses a key on a sandbox telephone that rings. */
    press,
    stage: async () => (await seen()).bridge.last?.stage as string | undefined,
    status: async () => (await patient.get(`/api/appointments/${bookingId}`)).body.data.status as string,
    bridgeRow: async () =>
      (
        await product.db.pool.query(
          'select * from call_bridges where booking_id = $1 order by requested_at desc limit 1',
          [bookingId],
        )
      ).rows[0],
    /** Requests a bridged call; both people answer it. */
    join: async (): Promise<void> => {
      expect((await ask()).status).toBe(200);
      await product.settle();
      await press(doctor.phone, 'answer');
      await press(patient.phone, 'answer');
    },
  };
}

/** Returns the secret part of the voice gateway's callback address. */
export function voiceSecret(product: TestProduct): string {
  return product.services.keys.sign('callback', 'africastalking-voice');
}

/** Sends a callback as the voice gateway does. */
export function callBackVoice(product: TestProduct, form: Record<string, string>, secret = voiceSecret(product)) {
  return fetch(`${product.url}/api/calls/voice/${secret}`, { method: 'POST', body: new URLSearchParams(form) });
}
