import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxServices } from '../services.ts';
import { modelText } from './model-text.ts';

/** How long a slow model takes, in milliseconds. The speed factor does not change it: the product's limit is real. */
const SLOW_MS = 6_000;
/** How many requests are remembered for tests. */
const MOST_REMEMBERED = 1_000;

interface Contents {
  readonly systemInstruction?: { readonly parts?: readonly { readonly text?: string }[] };
  readonly contents?: readonly { readonly parts?: readonly { readonly text?: string }[] }[];
}
interface Chat {
  readonly messages?: readonly { readonly role?: string; readonly content?: string }[];
}

/**
 * A language model over HTTP that speaks both protocols: `contents` of parts, and chat-completions. It understands
 * nothing: it repeats what the request says was heard. A scenario (`model`) makes it slow, broken or hostile.
 */
export function textModelRoutes(app: FastifyInstance, { world, secrets, mayRead }: SandboxServices): void {
  const requests: unknown[] = [];
  const remember = (body: unknown) => {
    if (mayRead === null && requests.push(body) > MOST_REMEMBERED) requests.shift();
  };
  const mode = () => world.scenarios.get('*')?.model ?? 'answers';

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    told: { readonly key: string | undefined; readonly instructions: string; readonly text: string },
    write: (text: string) => object,
  ): Promise<FastifyReply> => {
    remember(request.body);
    if (told.key !== secrets.textModel.key) return reply.code(401).send({ error: { message: 'API key not valid' } });
    if (mode() === 'unavailable') return reply.code(500).send({ error: { message: 'internal' } });
    if (mode() === 'busy') return reply.code(429).send({ error: { message: 'RESOURCE_EXHAUSTED' } });
    if (mode() === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    return reply.send(write(modelText(mode(), told)));
  };

  app.post('/v1/models/:name', (request, reply) => {
    const { systemInstruction, contents = [] } = (request.body ?? {}) as Contents;
    const text = contents.flatMap(({ parts = [] }) => parts.map((part) => part.text ?? '')).join('\n');
    const instructions = (systemInstruction?.parts ?? []).map((part) => part.text ?? '').join('\n');
    const key = headerOf(request, 'x-goog-api-key');
    return answer(request, reply, { key, instructions, text }, (written) => ({
      candidates: [{ content: { role: 'model', parts: [{ text: written }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 300, candidatesTokenCount: 100, totalTokenCount: 400 },
    }));
  });

  app.post('/v1/chat/completions', (request, reply) => {
    const { messages = [] } = (request.body ?? {}) as Chat;
    const said = (role: string) => messages.filter((one) => one.role === role).map(({ content = '' }) => content);
    const key = headerOf(request, 'authorization')?.replace(/^Bearer /, '');
    const told = { key, instructions: said('system').join('\n'), text: said('user').join('\n') };
    return answer(request, reply, told, (written) => ({
      choices: [{ index: 0, message: { role: 'assistant', content: written }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 300, completion_tokens: 100, total_tokens: 400 },
    }));
  });

  // What a stand-in of a model was sent names nobody, and is still what people wrote.
  if (mayRead === null) app.get('/requests', () => ({ requests }));
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
