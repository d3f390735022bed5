import { setTimeout as pause } from 'node:timers/promises';
import { codeIn } from '../code-in.ts';
import type { Answered, WireBrowser } from './wire-browser.ts';

/** Texts that occur nowhere else. A place where one is found shows which input leaked. */
export const CANARIES = {
  name: 'Zuhuraqx Kanarijx',
  secondName: 'Mwajumaqx Kanarijx',
  payer: 'Penzelaqx Lipajx',
  brokenName: 'Fatumaqx Vunjikajx',
  phone: '+255754880000',
  wallet: '+255764990000',
  newsPhone: '+255754771234',
  brokenPhone: '+255754660000',
  strangerPhone: '+255754550000',
  reason: 'kifuaqx kinaumajx usikuqx',
  emergencyReason: 'kupumuaqx taabujx',
  cancelReason: 'nimesafirijx ghaflaqx',
  lostReason: 'kichwaqx vunjajx',
  search: 'tafutaqx',
  agent: 'Kivinjariqx/1.0',
  path: 'njiaqx',
  body: 'mwiliqx',
  header: 'kichwachaqx',
  question: 'homaqx dalilijx',
  chat: 'mazungumzoqx sirijx',
  signal: 'sdpqx njiajx',
  record: 'malariaqx kaliqx',
  pharmacy: 'dukalaqx dawajx',
} as const;

/** Secrets that the product itself made during the walk. */
interface Made {
  readonly codes: string[];
  readonly tokens: string[];
  readonly links: string[];
  readonly phones: string[];
}

export interface Walk {
  readonly browser: WireBrowser;
  readonly sandboxUrl: string;
  readonly made: Made;
}

const LONGEST = 20_000;

export async function expectStatus(reply: Promise<Answered>, ...statuses: number[]): Promise<Answered> {
  const answered = await reply;
  if (!statuses.includes(answered.status))
    throw new Error(`${answered.status} instead of ${statuses.join(' or ')}: ${answered.text.slice(0, 400)}`);
  return answered;
}

export async function messages({ sandboxUrl }: Walk, phone?: string): Promise<string[]> {
  const reply = await fetch(
    `${sandboxUrl}/sandbox/outbox${phone === undefined ? '' : `?phone=${encodeURIComponent(phone)}`}`,
  );
  return ((await reply.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
}

export async function untilFound<Found>(look: () => Promise<Found | undefined>, what: string): Promise<Found> {
  for (const end = performance.now() + LONGEST; performance.now() < end; await pause(50)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} never came`);
}

/** Signs a person in after one wrong guess. `verified` is the status that the right code must get. */
export async function signIn(
  walk: Walk,
  person: { name: string; phone: string; role?: 'doctor' },
  verified = 200,
): Promise<void> {
  const { browser, made } = walk;
  const asked = await expectStatus(
    browser.post('/api/auth/code', {
      phone: person.phone,
      full_name: person.name,
      country: 'TZ',
      language: 'sw',
      ...(person.role === undefined ? {} : { role: person.role }),
    }),
    202,
  );
  const code = await untilFound(async () => codeIn(await messages(walk, person.phone)), 'the code');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  made.codes.push(code, wrong);
  await expectStatus(
    browser.post('/api/auth/verify', { challenge_id: asked.body.data.challenge_id, code: wrong }),
    401,
  );
  const proven = await expectStatus(
    browser.post('/api/auth/verify', { challenge_id: asked.body.data.challenge_id, code }),
    verified,
  );
  made.tokens.push(...browser.cookies.values());
  if (verified === 200) {
    browser.csrf = proven.body.data.csrf;
    made.tokens.push(browser.csrf);
  }
}

/** Returns a free time of a doctor; each `nth` gives another one. */
export async function freeSlot({ browser }: Walk, nth: number): Promise<{ doctor_id: string; starts_at: string }> {
  const doctors = (await expectStatus(browser.get('/api/doctors?country=TZ&limit=50'), 200)).body as { id: string }[];
  for (const { id } of doctors) {
    const { slots } = (await expectStatus(browser.get(`/api/doctors/${id}/slots?days=20`), 200)).body.data as {
      slots: { starts_at: string }[];
    };
    if (slots.length > 60) return { doctor_id: id, starts_at: slots[20 + nth]!.starts_at };
  }
  throw new Error('no doctor has time');
}

/** Holds and pays. Resolves when the appointment is scheduled. */
export async function book(walk: Walk, wish: object): Promise<{ id: string; reference: string }> {
  const { browser } = walk;
  const held = await expectStatus(browser.post('/api/bookings', wish), 201);
  const id = held.body.data.id as string;
  const saved = await expectStatus(
    browser.post('/api/payments/save', { booking_id: id, full_name: CANARIES.payer, phone: CANARIES.wallet }),
    201,
  );
  const reference = saved.body.data.reference_id as string;
  await expectStatus(
    browser.post('/api/payments/azampay/checkout', {
      reference_id: reference,
      payment_method: 'mpesa',
      phone: CANARIES.wallet,
      wait: false,
    }),
    200,
  );
  await untilFound(async () => {
    const { body } = await browser.get(`/api/appointments/${id}`);
    return body.data.state === 'scheduled' ? body : undefined;
  }, 'the appointment');
  return { id, reference };
}
