import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { codeIn } from '../code-in.ts';
import { ConnectionRefused, newSightings, send } from './wire.ts';
import type { Answered, ClientObservations } from './wire.ts';

const LONGEST = 60_000;
const DOCTORS_IN_TURN = 40;
const BETWEEN_TRIES = 50;

export interface Node {
  readonly url: string;
}

/**
 * A patient who uses the product over real HTTP and repeats a request with the same key while the product is
 * unavailable.
 */
export class WirePatient {
  readonly phone: string;
  readonly seen: ClientObservations;
  readonly sandboxUrl: string;
  accountId = '';
  private readonly nodes: () => readonly Node[];
  readonly cookies = new Map<string, string>();
  private csrf = 'visitor';
  private turn: number;

  constructor(nodes: () => readonly Node[], sandboxUrl: string, phone: string, seen = newSightings()) {
    this.nodes = nodes;
    this.sandboxUrl = sandboxUrl;
    this.phone = phone;
    this.seen = seen;
    this.turn = Number(phone.slice(-5, -3));
  }

  /** Sends one request to the next node in turn. Throws on a network error. */
  async once(method: string, path: string, body?: unknown, key: string = randomUUID()): Promise<Answered> {
    const nodes = this.nodes();
    this.turn += 1;
    const base = nodes[this.turn % nodes.length]?.url;
    if (base === undefined) throw new ConnectionRefused();
    const answered = await send(
      this.seen,
      method,
      base + path,
      { origin: base, 'x-csrf': this.csrf, 'idempotency-key': key, cookie: this.cookieHeader() },
      body,
    );
    for (const line of answered.cookies) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answered;
  }

  /**
   * Sends a request and repeats it with the same key until the answer is neither a 5xx nor "still running". Throws
   * after a minute.
   */
  async insist(method: string, path: string, body?: unknown): Promise<Answered> {
    const key = randomUUID();
    for (const end = performance.now() + LONGEST; performance.now() < end;) {
      const answered = await this.once(method, path, body, key).catch(() => undefined);
      if (answered !== undefined && answered.status < 500 && answered.body?.code !== 'request-in-progress')
        return answered;
      await pause(BETWEEN_TRIES);
    }
    throw new Error(`${method} ${path} was never answered`);
  }

  /**
   * Opens a page's live connection to a node. Resolves when the first data has come; `ended` resolves when the node
   * ends it.
   */
  async watch({ url }: Node): Promise<{ ended: Promise<void> }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ ended: Promise<void> }>();
    get(`${url}/api/events`, { headers: { cookie: this.cookieHeader() } }, (stream) => {
      const ended = new Promise<void>((done) => stream.once('end', done));
      stream.once('data', () => resolve({ ended }));
      stream.resume();
    }).once('error', reject);
    return promise;
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async signIn(): Promise<void> {
    const asked = await this.insist('POST', '/api/auth/code', {
      phone: this.phone,
      country: 'TZ',
      language: 'sw',
      full_name: 'Asha Juma',
    });
    if (asked.status !== 202) throw new Error(`no code: ${asked.status} ${JSON.stringify(asked.body)}`);
    const verified = await this.insist('POST', '/api/auth/verify', {
      challenge_id: asked.body.data.challenge_id,
      code: await this.readCode(),
    });
    if (verified.status !== 200) throw new Error(`not signed in: ${verified.status} ${JSON.stringify(verified.body)}`);
    this.csrf = verified.body.data.csrf;
    this.accountId = verified.body.data.id;
  }

  private async readCode(): Promise<string> {
    for (const end = performance.now() + LONGEST; performance.now() < end;) {
      const { messages } = (await (
        await fetch(`${this.sandboxUrl}/sandbox/outbox?phone=${encodeURIComponent(this.phone)}`)
      ).json()) as { messages: { text: string }[] };
      const code = codeIn(messages.map(({ text }) => text));
      if (code !== undefined) return code;
      await pause(BETWEEN_TRIES);
    }
    throw new Error('the SMS never came');
  }

  /** Holds one slot. Returns the id of the booking, or undefined when the product refused. */
  async hold(doctorId: string, startsAt: string): Promise<string | undefined> {
    const held = await this.insist('POST', '/api/bookings', { doctor_id: doctorId, starts_at: startsAt });
    return held.status === 201 ? held.body.data.id : undefined;
  }

  /** Opens the payment of a booking. Returns its reference. */
  async save(bookingId: string): Promise<string> {
    const saved = await this.insist('POST', '/api/payments/save', {
      booking_id: bookingId,
      full_name: 'Asha Juma',
      phone: this.phone,
    });
    if (saved.status !== 201) throw new Error(`not saved: ${saved.status} ${JSON.stringify(saved.body)}`);
    return saved.body.data.reference_id;
  }

  /** Starts the checkout of a payment. Throws when it is refused. */
  async checkOut(reference: string): Promise<void> {
    const asked = await this.insist('POST', '/api/payments/azampay/checkout', {
      reference_id: reference,
      payment_method: 'mpesa',
      phone: this.phone,
      wait: false,
    });
    if (asked.status !== 200) throw new Error(`no checkout: ${asked.status} ${JSON.stringify(asked.body)}`);
  }
}

/** Creates signed-in patients whose wallet pays by itself (the number ends in 000). */
export async function signedInPatients(
  count: number,
  nodes: () => readonly Node[],
  sandboxUrl: string,
  seen: ClientObservations,
): Promise<WirePatient[]> {
  const patients = Array.from(
    { length: count },
    (_, index) => new WirePatient(nodes, sandboxUrl, `+25575${String(1000 + index)}000`, seen),
  );
  const waiting = [...patients];
  const signInNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next.signIn();
  };
  await Promise.all(Array.from({ length: 8 }, signInNext));
  return patients;
}

export interface FreeSlot {
  readonly doctorId: string;
  readonly startsAt: string;
}

/** Returns the id of a doctor who can be asked for in an emergency now. */
export async function emergencyDoctor(base: string): Promise<string> {
  const { data } = (await (await fetch(`${base}/api/emergency-doctors?country=TZ`)).json()) as {
    data: { doctors: { doctor: { id: string } }[] };
  };
  return data.doctors[0]!.doctor.id;
}

/** Returns free times of many doctors, as one list from which all patients take. */
export async function freeSlots(base: string, count: number): Promise<FreeSlot[]> {
  const doctors = (await (await fetch(`${base}/api/doctors?country=TZ&limit=100`)).json()) as { id: string }[];
  const found: FreeSlot[] = [];
  // A patient can hold only one time with a doctor. The list alternates between doctors, so that a patient who is
  // paying can book the next one.
  const ofEach = Math.ceil(count / DOCTORS_IN_TURN);
  for (const { id } of doctors) {
    const page = (await (await fetch(`${base}/api/doctors/${id}/slots?days=31`)).json()) as {
      data: { slots: { starts_at: string }[] };
    };
    found.push(...page.data.slots.slice(0, ofEach).map((slot) => ({ doctorId: id, startsAt: slot.starts_at })));
    if (found.length >= count) break;
  }
  return found
    .map((slot, index) => ({ slot, turn: (index % ofEach) * found.length + Math.floor(index / ofEach) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ slot }) => slot);
}
