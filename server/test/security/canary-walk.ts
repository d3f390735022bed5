import { WebSocket } from 'ws';
import { codeOfStep, stepAt } from '../../src/modules/authenticators/totp-rules.ts';
import { aPushBrowser } from '../push-makers.ts';
import { CANARIES, book, expectStatus, freeSlot, messages, signIn, untilFound } from './canary-steps.ts';
import type { Walk } from './canary-steps.ts';
import type { WireBrowser } from './wire-browser.ts';

/** A patient searches, signs in, books, pays, reads every page, moves and cancels. */
export async function walkThrough(walk: Walk): Promise<void> {
  const { browser } = walk;
  await expectStatus(browser.get(`/api/doctors?q=${CANARIES.search}`), 200);
  await expectStatus(browser.get(`/doctors?q=${CANARIES.search}`), 200);
  const asked = await expectStatus(browser.post('/api/ai/ask', { text: CANARIES.question }), 200);
  const { conversation_id: talk } = asked.body.data;
  await expectStatus(browser.post('/api/ai/helpful', { conversation_id: talk, helpful: true }), 200);
  await expectStatus(browser.post('/api/ai/ask', { text: CANARIES.question.repeat(200) }), 422);
  await expectStatus(browser.post('/api/interest', { country: 'GB', phone: CANARIES.newsPhone, language: 'sw' }), 201);
  await signIn(walk, { name: CANARIES.name, phone: CANARIES.phone });
  await expectStatus(browser.send('PATCH', '/api/me', JSON.stringify({ full_name: CANARIES.secondName })), 200);
  const slot = await freeSlot(walk, 0);
  const { id, reference } = await book(walk, { ...slot, reason: CANARIES.reason });
  for (const page of [
    '/',
    '/more',
    '/more/devices',
    '/more/health',
    '/appointments',
    `/appointments/${id}`,
    `/pay/${id}`,
    `/receipts/${reference}`,
  ])
    await expectStatus(browser.get(page), 200);
  for (const read of [
    `/receipts/${reference}`,
    `/receipts/${reference}/receipt.pdf`,
    `/appointments/${id}/calendar.ics`,
    `/payments/azampay/status?reference_id=${reference}`,
  ]) {
    await expectStatus(browser.get(`/api${read}`), 200);
  }
  const other = await freeSlot(walk, 5);
  await expectStatus(browser.post(`/api/appointments/${id}/reschedule`, { starts_at: other.starts_at }), 200);
  await expectStatus(browser.post(`/api/appointments/${id}/cancel`, { reason: CANARIES.cancelReason }), 200);
  await emergency(walk);
}

const DEMO_DOCTOR = '+255784000163';

/** A doctor switches on the second factor and uses a recovery code. */
export async function switchOnSecondFactor(walk: Walk): Promise<void> {
  const { browser, made } = walk;
  await signIn(walk, { name: CANARIES.name, phone: DEMO_DOCTOR, role: 'doctor' });
  await ringClosed(walk);
  const { secret, uri } = (await expectStatus(browser.post('/api/me/second-factor', undefined), 201)).body.data as {
    secret: string;
    uri: string;
  };
  const code = codeOfStep(secret, stepAt(new Date()));
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await expectStatus(browser.post('/api/me/second-factor/confirm', { code: wrong }), 422);
  const { recovery_codes: codes } = (await expectStatus(browser.post('/api/me/second-factor/confirm', { code }), 200))
    .body.data as { recovery_codes: string[] };
  const unknown = 'ZZZZ-9999-ZZZZ-9999';
  for (const typed of [unknown, codes[0]!, codes[0]!]) {
    const reply = await expectStatus(
      browser.post('/api/me/second-factor/recovery-codes', { kind: 'recovery', code: typed }),
      200,
      422,
    );
    made.tokens.push(...((reply.body.data?.recovery_codes ?? []) as string[]));
  }
  made.codes.push(code, wrong);
  made.tokens.push(secret, uri, unknown, ...codes, ...codes.map((each) => each.replaceAll('-', '')));
}

/** Subscribes a browser to the ring of a closed page. Its address and keys count as secrets. */
async function ringClosed({ browser, sandboxUrl, made }: Walk): Promise<void> {
  const { body } = await expectStatus(browser.get('/api/doctor/push'), 200);
  const { subscription } = await aPushBrowser({ sandboxUrl }, body.data.public_key as string);
  await expectStatus(browser.post('/api/doctor/push', subscription), 200);
  await expectStatus(
    browser.post('/api/doctor/push', { ...subscription, endpoint: `https://${CANARIES.path}.example/push` }),
    422,
  );
  made.tokens.push(
    subscription.endpoint,
    subscription.endpoint.split('/').at(-1)!,
    subscription.keys.p256dh,
    subscription.keys.auth,
  );
}

async function emergency(walk: Walk): Promise<void> {
  const { browser, made } = walk;
  const { doctors } = (await expectStatus(browser.get('/api/emergency-doctors?country=TZ'), 200)).body.data as {
    doctors: { doctor: { id: string } }[];
  };
  const { id } = await book(walk, {
    doctor_id: doctors[0]!.doctor.id,
    is_emergency: true,
    reason: CANARIES.emergencyReason,
  });
  const link = await untilFound(
    async () => /\/e\/([\w-]{20,})/.exec((await messages(walk)).join('\n'))?.[1],
    'the link to the doctor',
  );
  made.links.push(link);
  await expectStatus(browser.get(`/api/emergencies/${link}`), 200);
  await expectStatus(browser.post(`/api/emergencies/${link}/accept`), 200);
  await callIn(walk, id);
}

/** Writes in the chat, joins and sends signals, then an invalid message, then signals without a ticket. */
async function callIn({ browser, made }: Walk, id: string): Promise<void> {
  await expectStatus(browser.post(`/api/appointments/${id}/messages`, { text: CANARIES.chat }), 201);
  await expectStatus(
    browser.post(`/api/appointments/${id}/messages`, {
      text: CANARIES.chat,
      photo: Buffer.from(CANARIES.chat).toString('base64'),
    }),
    422,
  );
  const joined = await expectStatus(browser.post(`/api/appointments/${id}/call/join`), 200);
  made.tokens.push(joined.body.data.ticket as string);
  const description = { type: 'description', description: { type: 'offer', sdp: CANARIES.signal }, round: 1 };
  const candidate = {
    type: 'candidate',
    candidate: { candidate: CANARIES.signal, sdpMid: null, sdpMLineIndex: 0, usernameFragment: null },
  };
  await signals(browser, [
    { type: 'hello', ticket: joined.body.data.ticket },
    description,
    candidate,
    { type: CANARIES.signal },
  ]);
  await signals(browser, [description]);
}

/** Sends all messages at once and waits until the server closes the socket with 1008. */
async function signals(browser: WireBrowser, messages: readonly object[]): Promise<void> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${browser.url.replace('http', 'ws')}/api/calls/socket`, 'tabibu.call.1', {
    headers: { cookie, origin: browser.url },
  });
  socket.on('open', () => {
    for (const message of messages) socket.send(JSON.stringify(message));
  });
  const closed = await new Promise<number>((done, fail) => {
    socket.on('close', done).on('error', fail);
  });
  if (closed !== 1008) throw new Error(`the socket closed with ${closed}`);
}

/** Sends requests that are refused, each with a canary text that a careless log would print. */
export async function sendRefusedRequests({ browser }: Walk): Promise<void> {
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
  for (const address of [`/api/receipts/${path}`, `/api/${path}`, `/${path}`, `/doctors/${path}`])
    await expectStatus(browser.get(address), 404);
  await expectStatus(browser.get(`/receipts/${path}`), 200, 404);
  await expectStatus(browser.get(`/api/doctors?limit=${path}`), 422);
  await expectStatus(browser.get(`/api/doctors?cursor=${path}`), 422);
  await expectStatus(
    browser.send('GET', '/api/me', undefined, { cookie: `__Host-sid=${header}`, referer: `https://${header}.example` }),
    401,
  );
}
