import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A patient who holds one slot and pays for it. */
interface Payer {
  readonly token: string;
  readonly csrf: string;
  readonly doctorId: string;
  readonly startsAt: string;
  /** Pays with a call of this coupon instead of money. */
  readonly coupon?: string | undefined;
}

export interface Rush {
  readonly port: number;
  readonly payers: readonly Payer[];
  readonly atOnce: number;
  readonly seconds: number;
}

interface Outcome {
  readonly perSecond: number;
  /** How many payers nobody began with; they are the first of the list. */
  readonly left: number;
  readonly failure: string | undefined;
}

/**
 * Runs hold, save and checkout, or hold and coupon, for the payers with several clients at once, from a process
 * of its own. Returns how many payers finished per second, and how many were not needed.
 */
export function runPayers(work: Rush): Promise<Outcome> {
  const child = fork(fileURLToPath(import.meta.url), [], { serialization: 'advanced' });
  return new Promise((done, fail) => {
    child.once('message', (outcome: Outcome) => {
      child.kill();
      if (outcome.failure === undefined) done(outcome);
      else fail(new Error(outcome.failure));
    });
    child.once('error', fail);
    child.send(work);
  });
}

/**
 * A minimal HTTP client: one connection, one request after the other. A complete client would use processor time that
 * the measured server needs.
 */
class Wire {
  private readonly socket: Socket;
  private readonly port: number;
  private text = '';
  private answered: (body: string) => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  constructor(port: number) {
    this.port = port;
    this.socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
    this.socket.on('data', (chunk: string) => {
      this.text += chunk;
      this.read();
    });
    this.socket.on('error', (error) => this.failed(error));
    this.socket.on('close', () => this.failed(new Error('the connection was closed')));
  }

  private read(): void {
    const head = this.text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.text.slice(0, head))?.[1] ?? 0);
    const end = head + 4 + length;
    if (this.text.length < end) return;
    const whole = this.text.slice(0, end);
    this.text = this.text.slice(end);
    if (whole.startsWith('HTTP/1.1 20')) this.answered(whole.slice(head + 4));
    else this.failed(new Error(whole));
  }

  post({ token, csrf }: Payer, path: string, payload: unknown): Promise<string> {
    const body = JSON.stringify(payload);
    const own = `127.0.0.1:${this.port}`;
    this.socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${own}\r\norigin: http://${own}\r\ncookie: __Host-sid=${token}\r\nx-csrf: ${csrf}\r\nidempotency-key: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    return new Promise((done, fail) => {
      this.answered = done;
      this.failed = fail;
    });
  }

  end(): void {
    this.failed = () => undefined;
    this.socket.destroy();
  }
}

async function holdAndPay(wire: Wire, payer: Payer): Promise<void> {
  const held = JSON.parse(
    await wire.post(payer, '/api/bookings', { doctor_id: payer.doctorId, starts_at: payer.startsAt }),
  ) as { data: { id: string } };
  if (payer.coupon !== undefined) {
    await wire.post(payer, '/api/coupons/use', { coupon_code: payer.coupon, booking_id: held.data.id });
    return;
  }
  const saved = JSON.parse(
    await wire.post(payer, '/api/payments/save', {
      booking_id: held.data.id,
      full_name: 'Asha Juma',
      phone: '0754000123',
    }),
  ) as { data: { reference_id: string } };
  await wire.post(payer, '/api/payments/azampay/checkout', {
    reference_id: saved.data.reference_id,
    payment_method: 'mpesa',
    phone: '0754000123',
    wait: false,
  });
}

async function run({ port, payers, atOnce, seconds }: Rush): Promise<Outcome> {
  const waiting = [...payers];
  const began = performance.now();
  const end = began + seconds * 1000;
  let done = 0;
  let failure: string | undefined;
  const client = async () => {
    const wire = new Wire(port);
    try {
      for (let payer = waiting.pop(); payer !== undefined && performance.now() < end; payer = waiting.pop()) {
        await holdAndPay(wire, payer);
        done += 1;
      }
    } catch (error) {
      failure ??= String(error);
    }
    wire.end();
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  if (waiting.length === 0) failure ??= 'there were not enough payers for this round';
  return { perSecond: (done * 1000) / (performance.now() - began), left: waiting.length, failure };
}

if (process.send !== undefined && import.meta.main) {
  process.once('message', (work: Rush) => {
    void run(work).then((outcome) => process.send!(outcome));
  });
}
