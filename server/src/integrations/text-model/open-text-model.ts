import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import type { SandboxSecrets } from '@tabibu/sandbox/secrets';
import { openCircuit } from '../circuit.ts';
import type { ModelConfig } from './ask-model.ts';
import { chatCompletions } from './chat-completions.ts';
import { contentsOfParts } from './contents-of-parts.ts';
import type { TextModel } from './port.ts';

/** The model of the settings; without address it is the sandbox's. */
export interface TextModelSettings {
  readonly protocol: 'contents' | 'chat-completions';
  readonly server: ModelConfig | null;
}

interface Surroundings {
  readonly model: TextModelSettings | null;
  readonly sandbox: { readonly url: string; readonly secrets?: Partial<SandboxSecrets> } | null;
  readonly now: () => Date;
  readonly timeoutMs?: number | undefined;
}

/** Returns the model, or null: by default there is none. Throws when a server elsewhere is not https. */
export function openTextModel({ model, sandbox, now, timeoutMs }: Surroundings): TextModel | null {
  if (model === null) return null;
  const open = model.protocol === 'contents' ? contentsOfParts : chatCompletions;
  const circuit = openCircuit(now);
  if (model.server !== null) {
    const { protocol, hostname } = new URL(model.server.url);
    if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
      throw new Error(`a language model elsewhere must be called over https: ${model.server.url}`);
    return open(model.server, { sandbox: false, circuit, timeoutMs });
  }
  if (sandbox === null) return null;
  const { key, model: name } = sandboxSecrets(sandbox.secrets).textModel;
  const url = `${sandbox.url}/sandbox/text-model/v1`;
  return open({ url, key, model: name, party: 'Sandbox' }, { sandbox: true, circuit, timeoutMs });
}
