import { z } from 'zod';
import { answered, modelOverHttp } from './ask-model.ts';
import type { ModelConfig, ModelOptions } from './ask-model.ts';
import type { ModelAnswer, TextModel } from './port.ts';

const Answer = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ total_tokens: z.int().optional() }).nullish(),
});

/** The adapter for the protocol that most servers of models speak, also one on a machine of our own. */
export function chatCompletions(config: ModelConfig, options: ModelOptions): TextModel {
  return modelOverHttp(config, options, {
    path: '/chat/completions',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    body: ({ instructions, text, mostTokens }) => ({
      model: config.model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: text },
      ],
      temperature: 0,
      max_tokens: mostTokens,
    }),
    read,
  });
}

function read(body: unknown): ModelAnswer {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) return { kind: 'failed', why: 'wrong-shape' };
  const [first] = parsed.data.choices;
  const reason = first?.finish_reason ?? 'stop';
  if (first === undefined || reason !== 'stop') return { kind: 'failed', why: 'blocked' };
  return answered(first.message.content ?? '', parsed.data.usage?.total_tokens ?? null);
}
