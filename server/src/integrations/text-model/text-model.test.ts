import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { openTextModel } from './open-text-model.ts';
import type { TextModel } from './port.ts';

interface Seen {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that answers each request with these bytes, and a model that asks it. */
async function aModel(
  protocol: 'contents' | 'chat-completions',
  answer: unknown,
  status = 200,
): Promise<{ model: TextModel; seen: Seen[] }> {
  const seen: Seen[] = [];
  server = createServer((request, response) => {
    void readText(request).then((body) => {
      seen.push({ url: request.url!, headers: request.headers, body: JSON.parse(body) });
      response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', () => done()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const settings = { protocol, server: { url, model: 'flash/1', key: 'secret-key', party: 'Acme' } };
  const model = openTextModel({ model: settings, sandbox: null, now: () => new Date(0), timeoutMs: 500 })!;
  return { model, seen };
}
const ASKED = { instructions: 'Be calm', text: 'nina homa', mostTokens: 50 };
const candidate = (parts: object[], finishReason = 'STOP') => ({
  candidates: [{ content: { parts }, finishReason }],
  usageMetadata: { totalTokenCount: 7 },
});

describe('contents of parts (PAT-AI-20)', () => {
  test('sends the text in parts and the key in a header; reads the text parts of the first candidate, no thoughts', async () => {
    const parts = [{ text: 'Fikiria', thought: true }, { text: 'Haba' }, { text: 'ri' }];
    const { model, seen } = await aModel('contents', candidate(parts));
    expect(await model.ask(ASKED)).toEqual({ kind: 'answered', text: 'Habari', tokens: 7 });
    expect(seen[0]).toMatchObject({
      url: '/v1/models/flash%2F1:generateContent',
      headers: { 'x-goog-api-key': 'secret-key' },
      body: { contents: [{ role: 'user', parts: [{ text: 'nina homa' }] }] },
    });
    expect(seen[0]!.url).not.toContain('secret-key');
  });

  test.each([
    [candidate([{ text: 'Haba' }], 'MAX_TOKENS'), 200, 'blocked'],
    [{ promptFeedback: { blockReason: 'SAFETY' } }, 200, 'blocked'],
    [candidate([{ text: '  ' }]), 200, 'empty'],
    [{ candidates: 'x' }, 200, 'wrong-shape'],
    ['<html>', 200, 'wrong-shape'],
    [{}, 429, 'busy'],
    [{}, 403, 'credentials'],
    [{}, 500, 'http-error'],
    ['x'.repeat(300 * 1024), 200, 'too-large'],
  ])('%#: a failure is a value', async (answer, status, why) => {
    const { model } = await aModel('contents', answer, status);
    expect(await model.ask(ASKED)).toEqual({ kind: 'failed', why });
  });
});

describe('chat-completions', () => {
  test('sends instructions and text as messages and the key in a header', async () => {
    const { model, seen } = await aModel('chat-completions', {
      choices: [{ message: { content: 'Habari' }, finish_reason: 'stop' }],
      usage: { total_tokens: 9 },
    });
    expect(await model.ask(ASKED)).toEqual({ kind: 'answered', text: 'Habari', tokens: 9 });
    expect(seen[0]).toMatchObject({
      url: '/v1/chat/completions',
      headers: { authorization: 'Bearer secret-key' },
      body: { model: 'flash/1', messages: [{ role: 'system' }, { role: 'user', content: 'nina homa' }] },
    });
  });

  test('an answer that was cut off is none', async () => {
    const { model } = await aModel('chat-completions', {
      choices: [{ message: { content: 'Haba' }, finish_reason: 'length' }],
    });
    expect(await model.ask(ASKED)).toEqual({ kind: 'failed', why: 'blocked' });
  });
});

test('there is no model by default, and one elsewhere has to be called over https', () => {
  const now = () => new Date(0);
  expect(openTextModel({ model: null, sandbox: { url: 'http://127.0.0.1:1' }, now })).toBeNull();
  const elsewhere = { url: 'http://model.example/v1', model: 'm', key: 'k', party: 'Acme' };
  const model = { protocol: 'contents', server: elsewhere } as const;
  expect(() => openTextModel({ model, sandbox: null, now })).toThrow(/https/);
});
