import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { codeOfStep, stepAt } from '../../src/modules/identity/totp-rules.ts';
import { aPushBrowser } from '../push-makers.ts';
import type { Answered, WireBrowser } from './wire-browser.ts';

/** Texts that exist only here, so that finding one anywhere says where it leaked. */
export const CANARIES = {
  name: 'Zuhuraqx Kanarijx', secondName: 'Mwajumaqx Kanarijx', payer: 'Penzelaqx Lipajx', brokenName: 'Fatumaqx Vunjikajx',
  phone: '+255754880000', wallet: '+255764990000', newsPhone: '+255754771234', brokenPhone: '+255754660000', strangerPhone: '+255754550000',
  reason: 'kifuaqx kinaumajx usikuqx', emergencyReason: 'kupumuaqx taabujx', cancelReason: 'nimesafirijx ghaflaqx', lostReason: 'kichwaqx vunjajx',
  search: 'tafutaqx', agent: 'Kivinjariqx/1.0', path: 'njiaqx', body: 'mwiliqx', header: 'kichwachaqx', chat: 'mazungumzoqx sirijx', signal: 'sdpqx njiajx', record: 'malariaqx kaliqx', pharmacy: 'dukalaqx dawajx',
} as const;

/** Secrets that the product itself made during the walk. */
interface Made { readonly codes: string[]; readonly tokens: string[]; readonly links: string[]; readonly phones: string[] }

export interface Walk {
  readonly browser: WireBrowser;
  readonly sandboxUrl: string;
  readonly made: Made;
}

const LONGEST = 20_000;
const DEMO_DOCTOR = '+255784000163';

export async function expectStatus(reply: Promise<Answered>, ...statuses: number[]): Promise<Answered> {
  const answered = await reply;
  if (!statuses.includes(answered.status)) throw new Error(`${answered.status} instead of ${statuses.join(' or ')}: ${answered.text.slice(0, 400)}`);
  return answered;
}

export async function messages({ sandboxUrl }: Walk, phone?: string): Promise<string[]> {
  const reply = await fetch(`${sandboxUrl}/sandbox/outbox${phone === undefined ? '' : `?phone=${encodeURIComponent(phone)}`}`);
  return ((await reply.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
}

export async function untilFound<Found>(look: () => Promise<Found | undefined>, what: string): Promise<Found> {
  for (const end = performance.now() + LONGEST; performance.now() < end; await pause(50)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} never came`);
}

/** Signs a person in with one wrong guess on the way; `verified` is what the right code must answer. */
export async function signIn(walk: Walk, person: { name: string; phone: string; role?: 'doctor' }, verified = 200): Promise<void> {
  const { browser, made } = walk;
  const asked = await expectStatus(browser.post('/api/auth/code', { phone: person.phone, full_name: person.name, country: 'TZ', language: 'sw', ...(person.role === undefined ? {} : { role: person.role }) }), 202);
  const code = await untilFound(async () => /\b(\d{6})\b/.exec((await messages(walk, person.phone))[0] ?? '')?.[1], 'the code');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  made.codes.push(code, wrong);
  await expectStatus(browser.post('/api/auth/verify', { challenge_id: asked.body.data.challenge_id, code: wrong }), 401);
  const proven = await expectStatus(browser.post('/api/auth/verify', { challenge_id: asked.body.data.challenge_id, code }), verified);
  made.tokens.push(...browser.cookies.values());
  if (verified === 200) {
    browser.csrf = proven.body.data.csrf;
    made.tokens.push(browser.csrf);
  }
}

/** A free time of some doctor, a different one at each call. */
export async function freeSlot({ browser }: Walk, nth: number): Promise<{ doctor_id: string; starts_at: string }> {
  const doctors = (await expectStatus(browser.get('/api/doctors?country=TZ&limit=50'), 200)).body as { id: string }[];
  for (const { id } of doctors) {
    const { slots } = (await expectStatus(browser.get(`/api/doctors/${id}/slots?days=20`), 200)).body.data as { slots: { starts_at: string }[] };
    if (slots.length > 60) return { doctor_id: id, starts_at: slots[20 + nth]!.starts_at };
  }
  throw new Error('no doctor has time');
}

/** Holds and pays; resolves when the appointment stands. */
export async function book(walk: Walk, wish: object): Promise<{ id: string; reference: string }> {
  const { browser, made } = walk;
  const held = await expectStatus(browser.post('/api/bookings', wish), 201);
  const id = held.body.data.id as string;
  const saved = await expectStatus(browser.post('/api/payments/save', { booking_id: id, full_name: CANARIES.payer, phone: CANARIES.wallet }), 201);
  const reference = saved.body.data.reference_id as string;
  await expectStatus(browser.post('/api/payments/azampay/checkout', { reference_id: reference, payment_method: 'mpesa', phone: CANARIES.wallet }), 200);
  const stands = await untilFound(async () => {
    const { body } = await browser.get(`/api/appointments/${id}`);
    return body.data.state === 'scheduled' ? body : undefined;
  }, 'the appointment');
  if (stands.data.doctor_phone !== null) made.phones.push(stands.data.doctor_phone as string);
  return { id, reference };
}

/** Finds, signs in, books, pays, looks at everything, moves and cancels. */
export async function walkThrough(walk: Walk): Promise<void> {
  const { browser } = walk;
  await expectStatus(browser.get(`/api/doctors?q=${CANARIES.search}`), 200);
  await expectStatus(browser.get(`/doctors?q=${CANARIES.search}`), 200);
  await expectStatus(browser.post('/api/interest', { country: 'GB', phone: CANARIES.newsPhone, language: 'sw' }), 201);
  await signIn(walk, { name: CANARIES.name, phone: CANARIES.phone });
  await expectStatus(browser.send('PATCH', '/api/me', JSON.stringify({ full_name: CANARIES.secondName })), 200);
  const slot = await freeSlot(walk, 0);
  const { id, reference } = await book(walk, { ...slot, reason: CANARIES.reason });
  for (const page of ['/', '/more', '/more/devices', '/appointments', `/appointments/${id}`, `/pay/${id}`, `/receipts/${reference}`]) await expectStatus(browser.get(page), 200);
  for (const read of [`/receipts/${reference}`, `/receipts/${reference}/receipt.pdf`, `/appointments/${id}/calendar.ics`, `/payments/azampay/status?reference_id=${reference}`]) {
    await expectStatus(browser.get(`/api${read}`), 200);
  }
  const other = await freeSlot(walk, 5);
  await expectStatus(browser.post(`/api/appointments/${id}/reschedule`, { starts_at: other.starts_at }), 200);
  await expectStatus(browser.post(`/api/appointments/${id}/cancel`, { reason: CANARIES.cancelReason }), 200);
  await emergency(walk);
}

/** A doctor switches the second factor on and uses what it gave. */
export async function guardTheDesk(walk: Walk): Promise<void> {
  const { browser, made } = walk;
  await signIn(walk, { name: CANARIES.name, phone: DEMO_DOCTOR, role: 'doctor' });
  await ringClosed(walk);
  const { secret, uri } = (await expectStatus(browser.post('/api/me/second-factor', undefined), 201)).body.data as { secret: string; uri: string };
  const code = codeOfStep(secret, stepAt(new Date()));
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await expectStatus(browser.post('/api/me/second-factor/confirm', { code: wrong }), 422);
  const { recovery_codes: codes } = (await expectStatus(browser.post('/api/me/second-factor/confirm', { code }), 200)).body.data as { recovery_codes: string[] };
  const unknown = 'ZZZZ-9999-ZZZZ-9999';
  for (const typed of [unknown, codes[0]!, codes[0]!]) {
    const reply = await expectStatus(browser.post('/api/me/second-factor/recovery-codes', { kind: 'recovery', code: typed }), 200, 422);
    made.tokens.push(...((reply.body.data?.recovery_codes ?? []) as string[]));
  }
  made.codes.push(code, wrong);
  made.tokens.push(secret, uri, unknown, ...codes, ...codes.map((each) => each.replaceAll('-', '')));
}

/** A browser that is rung with its page closed: its address and secret open it to whoever has them. */
async function ringClosed({ browser, sandboxUrl, made }: Walk): Promise<void> {
  const { body } = await expectStatus(browser.get('/api/doctor/push'), 200);
  const { subscription } = await aPushBrowser({ sandboxUrl }, body.data.public_key as string);
  await expectStatus(browser.post('/api/doctor/push', subscription), 200);
  await expectStatus(browser.post('/api/doctor/push', { ...subscription, endpoint: `https://${CANARIES.path}.example/push` }), 422);
  made.tokens.push(subscription.endpoint, subscription.endpoint.split('/').at(-1)!, subscription.keys.p256dh, subscription.keys.auth);
}

async function emergency(walk: Walk): Promise<void> {
  const { browser, made } = walk;
  const { doctors } = (await expectStatus(browser.get('/api/emergency-doctors?country=TZ'), 200)).body.data as { doctors: { doctor: { id: string } }[] };
  const { id } = await book(walk, { doctor_id: doctors[0]!.doctor.id, is_emergency: true, reason: CANARIES.emergencyReason });
  const link = await untilFound(async () => /\/e\/([\w-]{20,})/.exec((await messages(walk)).join('\n'))?.[1], 'the link to the doctor');
  made.links.push(link);
  await expectStatus(browser.get(`/api/emergencies/${link}`), 200);
  await expectStatus(browser.post(`/api/emergencies/${link}/accept`), 200);
  await callIn(walk, id);
}

/** Writes, joins and signals; ends with nonsense, and with the signals of somebody who was never let in. */
async function callIn({ browser, made }: Walk, id: string): Promise<void> {
  await expectStatus(browser.post(`/api/appointments/${id}/messages`, { text: CANARIES.chat }), 201);
  await expectStatus(browser.post(`/api/appointments/${id}/messages`, { text: CANARIES.chat, photo: Buffer.from(CANARIES.chat).toString('base64') }), 422);
  const joined = await expectStatus(browser.post(`/api/appointments/${id}/call/join`), 200);
  made.tokens.push(joined.body.data.ticket as string);
  const description = { type: 'description', description: { type: 'offer', sdp: CANARIES.signal }, round: 1 };
  const candidate = { type: 'candidate', candidate: { candidate: CANARIES.signal, sdpMid: null, sdpMLineIndex: 0, usernameFragment: null } };
  await signals(browser, [{ type: 'hello', ticket: joined.body.data.ticket }, description, candidate, { type: CANARIES.signal }]);
  await signals(browser, [description]);
}

/** Says everything at once and waits until the product hangs up. */
async function signals(browser: WireBrowser, messages: readonly object[]): Promise<void> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${browser.url.replace('http', 'ws')}/api/calls/socket`, 'tabibu.call.1', { headers: { cookie, origin: browser.url } });
  socket.on('open', () => { for (const message of messages) socket.send(JSON.stringify(message)); });
  const closed = await new Promise<number>((done, fail) => { socket.on('close', done).on('error', fail); });
  if (closed !== 1008) throw new Error(`the socket closed with ${closed}`);
}

/** Requests that are refused, each with a canary where a careless log would print it. */
export async function misbehave({ browser }: Walk): Promise<void> {
  const { path, body, header, reason } = CANARIES;
  await expectStatus(browser.send('POST', '/api/bookings', `{"reason": "${body}`), 400);
  await expectStatus(browser.send('POST', '/api/bookings', body), 400);
  await expectStatus(browser.post('/api/bookings', { doctor_id: body, reason }), 422);
  await expectStatus(browser.post('/api/bookings', { [body]: reason }), 400);
  await expectStatus(browser.send('POST', '/api/bookings', body, { 'content-type': 'text/plain' }), 415);
  await expectStatus(browser.send('POST', '/api/bookings', JSON.stringify({ reason: body.repeat(50_000) })), 413);
  await expectStatus(browser.send('POST', '/api/bookings', '{}', { origin: `https://${header}.example` }), 403);
  await expectStatus(browser.send('POST', '/api/bookings', '{}', { 'x-csrf': header }), 403);
  await expectStatus(browser.send('POST', '/api/me', '{}'), 405);
  for (const address of [`/api/receipts/${path}`, `/api/${path}`, `/${path}`, `/doctors/${path}`]) await expectStatus(browser.get(address), 404);
  await expectStatus(browser.get(`/receipts/${path}`), 200, 404);
  await expectStatus(browser.get(`/api/doctors?limit=${path}`), 422);
  await expectStatus(browser.get(`/api/doctors?cursor=${path}`), 422);
  await expectStatus(browser.send('GET', '/api/me', undefined, { cookie: `__Host-sid=${header}`, referer: `https://${header}.example` }), 401);
}
