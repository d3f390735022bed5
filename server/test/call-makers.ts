import { WebSocket } from 'ws';
import { CALL_PROTOCOL, CALL_SOCKET } from '@tabibu/contract/calls';
import type { CallNews } from '@tabibu/contract/calls';
import { MINUTE } from '../src/platform/time.ts';
import { anAppointment, at } from './booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from './doctor-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Visitor } from './visitor.ts';

export interface CallPeople { readonly patient: Visitor; readonly doctor: Visitor; readonly doctorId: string; readonly bookingId: string; readonly startsAt: Date }

let days = 0;

/** A paid appointment of two people who are both signed in, at the time of another one if it is given; the clock stands five minutes before its start. */
export async function aCall(product: TestProduct, minutes = -5, beside?: CallPeople, more: Record<string, unknown> = {}): Promise<CallPeople> {
  days += 1;
  if (beside !== undefined) product.clock.set(new Date(beside.startsAt.getTime() - 60 * MINUTE));
  const { id: doctorId, phone } = await aWorkingDoctor(product);
  const booker = await product.patient();
  const startsAt = beside?.startsAt ?? new Date(at(product, 1 + (days % 2), '10:00'));
  const bookingId = await anAppointment(product, booker, doctorId, startsAt.toISOString(), more);
  product.clock.set(new Date(startsAt.getTime() + minutes * MINUTE));
  // A doctor's session does not live for days.
  const doctor = await signInAsDoctor(product, phone);
  product.clock.set(new Date(startsAt.getTime() + minutes * MINUTE));
  return { patient: booker, doctor, doctorId, bookingId, startsAt };
}

/** A browser's end of the signalling socket. */
export class Wire {
  readonly heard: CallNews[] = [];
  readonly socket: WebSocket;
  closed: number | undefined;
  private waiting: (() => void)[] = [];

  constructor(product: Pick<TestProduct, 'url'>, visitor: Pick<Visitor, 'cookies'>, headers: Record<string, string> = {}) {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    this.socket = new WebSocket(`${product.url.replace('http', 'ws')}${CALL_SOCKET}`, CALL_PROTOCOL, { headers: { cookie, origin: product.url, ...headers } });
    this.socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as CallNews);
      this.wake();
    });
    this.socket.on('close', (code: number) => {
      this.closed = code;
      this.wake();
    });
    this.socket.on('error', () => undefined);
  }

  private wake(): void {
    for (const next of this.waiting.splice(0)) next();
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first news of a kind that was not taken yet, at most three seconds from now. */
  async hear<Type extends CallNews['type']>(type: Type, seconds = 3): Promise<Extract<CallNews, { type: Type }>> {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      const place = this.heard.findIndex((news) => news.type === type);
      if (place !== -1) return this.heard.splice(place, 1)[0] as Extract<CallNews, { type: Type }>;
      await Promise.race([new Promise<void>((done) => { this.waiting.push(done); }), new Promise((done) => { setTimeout(done, 50); })]);
    }
    throw new Error(`never heard ${type}; heard ${JSON.stringify(this.heard).slice(0, 300)}, closed ${this.closed}`);
  }

  async open(): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) await new Promise((done) => { this.socket.once('open', done).once('close', done); });
    return this;
  }

  /** The code that the socket was closed with. */
  async end(): Promise<number> {
    for (const end = performance.now() + 10_000; this.closed === undefined && performance.now() < end; ) await new Promise((done) => { setTimeout(done, 10); });
    return this.closed ?? -1;
  }
}

/** Joins and shows the ticket; `through` is the process whose socket is used. */
export async function enter(product: TestProduct, visitor: Visitor, bookingId: string, through = product): Promise<Wire> {
  const wire = await knock(product, visitor, bookingId, {}, through);
  await wire.hear('welcome');
  return wire;
}

/** Joins and shows the ticket with what a page says of itself; the answer is not waited for. */
export async function knock(product: TestProduct, visitor: Visitor, bookingId: string, page: { page?: string; again?: boolean }, through = product): Promise<Wire> {
  const joined = await visitor.post(`/api/appointments/${bookingId}/call/join`);
  if (joined.status !== 200) throw new Error(`not let in: ${joined.status} ${joined.text}`);
  const wire = await new Wire(through, visitor).open();
  wire.say({ type: 'hello', ticket: joined.body.data.ticket, ...page });
  return wire;
}

/** A small but whole JPEG: one grey pixel, with a note of its camera; it may claim to be larger than it is. */
export function aPhoto(note = 'GPS -6.79 39.21', [width, height] = [1, 1]): Buffer {
  const segment = (marker: number, body: Buffer) => Buffer.concat([Buffer.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body]);
  const exif = segment(0xe1, Buffer.from(`Exif\0\0${note}`));
  const quantization = segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 16)]));
  const frame = segment(0xc0, Buffer.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0));
  const table = (kind: number) => segment(0xc4, Buffer.concat([Buffer.of(kind, 1), Buffer.alloc(15), Buffer.of(0)]));
  const scan = segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0));
  return Buffer.concat([Buffer.of(0xff, 0xd8), exif, quantization, frame, table(0), table(0x10), scan, Buffer.of(0x3f), Buffer.of(0xff, 0xd9)]);
}

/** Waits until the server knows that both are connected. */
export async function connected({ patient, bookingId }: CallPeople): Promise<void> {
  await until(async () => (await patient.get(`/api/appointments/${bookingId}/call`)).body.data.state === 'connected');
}

/** Waits, at most three seconds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await holds()) return;
    await new Promise((done) => { setTimeout(done, 20); });
  }
  throw new Error('it never came to that');
}
