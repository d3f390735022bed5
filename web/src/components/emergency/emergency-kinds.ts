import type { EmergencyNumber } from '@tabibu/contract/emergency-number';
import type { Language } from '@tabibu/contract/languages';
import { addSentences } from '../../shell/catalogues.ts';
import type { Catalogue } from '../../shell/catalogue-file.ts';
import type { SentenceKey } from '../../shell/translation.tsx';

/** All languages are in the bundle, so that the language can be changed without a network. */
const words = import.meta.glob<Catalogue>('../../../../locales/generated/*/emergency.json', { eager: true });
for (const [path, catalogue] of Object.entries(words)) addSentences(path.split('/').at(-2) as Language, catalogue);

/** The sentence that says for what an emergency number is. The sentences of emergencies come with this file. */
export const KIND_WORDS: Record<EmergencyNumber['kind'], SentenceKey> = {
  general: 'emergency.general',
  ambulance: 'emergency.ambulance',
  maternal: 'emergency.maternal',
};
