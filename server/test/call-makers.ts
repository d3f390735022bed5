import { WebSocket } from 'ws';
import { CALL_PROTOCOL, CALL_SOCKET_PATH } from '@tabibu/contract/calls';
import type { CallServerMessage } from '@tabibu/contract/calls';
import { MINUTE } from '../src/platform/time.ts';
import { assertDescribed } from './api-description.ts';
import { anAppointment, at } from './booking-makers.ts';
import { aWorkingDoctor, signInAsDoctor } from './doctor-makers.ts';
import type { TestProduct } from './harness.ts';
import { PATIENCE, eventually } from './slow-machines.ts';
import type { Visitor } from './visitor.ts';

export interface CallPeople {
  readonly patient: Visitor;
  readonly doctor: Visitor;
  readonly doctorId: string;
  readonly bookingId: string;
  readonly startsAt: Date;
}

let days = 0;

/**
 * Creates a paid appointment of a patient (a new one, unless given) and a doctor who are both signed in. With `beside`
 * it starts at the same time as that call. The clock is set to `minutes` after the start, by default five minutes
 * before it.
 */
export async function aCall(
  product: TestProduct,
  minutes = -5,
  beside?: CallPeople,
  more: Record<string, unknown> = {},
  patient?: Visitor,
): Promise<CallPeople> {
  days += 1;
  if (beside !== undefined) product.clock.set(new Date(beside.startsAt.getTime() - 60 * MINUTE));
  const { id: doctorId, phone } = await aWorkingDoctor(product);
  const booker = patient ?? (await product.patient());
  const startsAt = beside?.startsAt ?? new Date(at(product, 1 + (days % 2), '10:00'));
  const bookingId = await anAppointment(product, booker, doctorId, startsAt.toISOString(), more);
  product.clock.set(new Date(startsAt.getTime() + minutes * MINUTE));
  // The doctor signs in now, because a doctor's session would expire while the clock advances to the appointment.
  const doctor = await signInAsDoctor(product, phone);
  product.clock.set(new Date(startsAt.getTime() + minutes * MINUTE));
  return { patient: booker, doctor, doctorId, bookingId, startsAt };
}

/** Sets the clock to `minutes` after the start, and says that this person was in the waiting room until then. */
export async function stayInRoom(
  product: TestProduct,
  { bookingId, startsAt }: CallPeople,
  side: 'patient' | 'doctor',
  minutes: number,
): Promise<void> {
  product.clock.set(new Date(startsAt.getTime() + minutes * MINUTE));
  await product.db.pool.query(`update call_sessions set ${side}_seen_at = $2 where booking_id = $1`, [
    bookingId,
    product.clock.now(),
  ]);
}

/** A browser's side of the signalling socket. */
export class CallSocket {
  readonly heard: CallServerMessage[] = [];
  readonly socket: WebSocket;
  closed: number | undefined;
  private waiting: (() => void)[] = [];

  constructor(
    product: Pick<TestProduct, 'url'>,
    visitor: Pick<Visitor, 'cookies'>,
    headers: Record<string, string> = {},
    path: string = CALL_SOCKET_PATH,
  ) {
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    this.socket = new WebSocket(`${product.url.replace('http', 'ws')}${path}`, CALL_PROTOCOL, {
      headers: { cookie, origin: product.url, ...headers },
    });
    this.socket.on('message', (data: Buffer) => {
      const news = JSON.parse(data.toString()) as CallServerMessage;
      assertDescribed(news, 'CallServerMessage');
      this.heard.push(news);
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

  /** Takes the first message of a type that no earlier call has taken. Throws when none comes within `PATIENCE`. */
  async hear<Type extends CallServerMessage['type']>(type: Type): Promise<Extract<CallServerMessage, { type: Type }>> {
    for (const end = performance.now() + PATIENCE; performance.now() < end;) {
      const place = this.heard.findIndex((news) => news.type === type);
      if (place !== -1) return this.heard.splice(place, 1)[0] as Extract<CallServerMessage, { type: Type }>;
      await Promise.race([
        new Promise<void>((done) => {
          this.waiting.push(done);
        }),
        new Promise((done) => {
          setTimeout(done, 50);
        }),
      ]);
    }
    throw new Error(`never heard ${type}; heard ${JSON.stringify(this.heard).slice(0, 300)}, closed ${this.closed}`);
  }

  async open(): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((done) => {
        this.socket.once('open', done).once('close', done);
      });
    return this;
  }

  /** Waits until the socket is closed and returns its close code, or -1 after `PATIENCE`. */
  async end(): Promise<number> {
    for (const end = performance.now() + PATIENCE; this.closed === undefined && performance.now() < end;)
      await new Promise((done) => {
        setTimeout(done, 10);
      });
    return this.closed ?? -1;
  }
}

/** Joins a call, presents the ticket and waits for the welcome. `through` is the process whose socket is used. */
export async function enter(
  product: TestProduct,
  visitor: Visitor,
  bookingId: string,
  through = product,
): Promise<CallSocket> {
  const wire = await showTicket(product, visitor, bookingId, {}, through);
  await wire.hear('welcome');
  return wire;
}

/** Joins a call and presents the ticket together with the page's own fields. Does not wait for the answer. */
export async function showTicket(
  product: TestProduct,
  visitor: Visitor,
  bookingId: string,
  page: { page?: string; again?: boolean },
  through = product,
): Promise<CallSocket> {
  const joined = await visitor.post(`/api/appointments/${bookingId}/call/join`);
  if (joined.status !== 200) throw new Error(`not let in: ${joined.status} ${joined.text}`);
  const wire = await new CallSocket(through, visitor).open();
  wire.say({ type: 'hello', ticket: joined.body.data.ticket, ...page });
  return wire;
}

/** Builds a complete JPEG of one grey pixel with an EXIF note. Its header may state larger dimensions. */
export function aPhoto(note = 'GPS -6.79 39.21', [width, height] = [1, 1]): Buffer {
  const segment = (marker: number, body: Buffer) =>
    Buffer.concat([Buffer.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body]);
  const exif = segment(0xe1, Buffer.from(`Exif\0\0${note}`));
  const quantization = segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 16)]));
  const frame = segment(0xc0, Buffer.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0));
  const table = (kind: number) => segment(0xc4, Buffer.concat([Buffer.of(kind, 1), Buffer.alloc(15), Buffer.of(0)]));
  const scan = segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0));
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    exif,
    quantization,
    frame,
    table(0),
    table(0x10),
    scan,
    Buffer.of(0x3f),
    Buffer.of(0xff, 0xd9),
  ]);
}

/** Waits until the server reports both people as connected. */
export async function connected({ patient, bookingId }: CallPeople): Promise<void> {
  await eventually(
    async () => (await patient.get(`/api/appointments/${bookingId}/call`)).body.data.state === 'connected',
  );
}
