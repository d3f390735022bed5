import { z } from 'zod';
import { answered, modelOverHttp } from './ask-model.ts';
import type { ModelConfig, ModelOptions } from './ask-model.ts';
import type { ModelAnswer, TextModel } from './port.ts';

const Answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({ parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })) })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  usageMetadata: z.object({ totalTokenCount: z.int().optional() }).optional(),
});

/**
 * The adapter for the printed protocol (PAT-AI-20): `contents` of `parts` with `text`, answered by the text parts of
 * the first candidate. Thoughts of the model are left out.
 */
export function contentsOfParts(config: ModelConfig, options: ModelOptions): TextModel {
  return modelOverHttp(config, options, {
    path: `/models/${encodeURIComponent(config.model)}:generateContent`,
    headers: (key) => ({ 'x-goog-api-key': key }),
    body: ({ instructions, text, mostTokens }) => ({
      systemInstruction: { parts: [{ text: instructions }] },
      contents: [{ role: 'user', parts: [{ text }] }],
      generationConfig: { temperature: 0, maxOutputTokens: mostTokens, responseMimeType: 'application/json' },
    }),
    read,
  });
}

function read(body: unknown): ModelAnswer {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) return { kind: 'failed', why: 'wrong-shape' };
  const [first] = parsed.data.candidates;
  if (first === undefined) return { kind: 'failed', why: 'blocked' };
  if (first.finishReason !== undefined && first.finishReason !== 'STOP') return { kind: 'failed', why: 'blocked' };
  const parts = first.content?.parts ?? [];
  const text = parts.flatMap((part) => (part.thought === true ? [] : [part.text ?? ''])).join('');
  return answered(text, parsed.data.usageMetadata?.totalTokenCount ?? null);
}
