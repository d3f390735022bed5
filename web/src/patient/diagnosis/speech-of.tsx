import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@tabibu/contract/languages';
import { hasSentences, loadSentences } from '../../shell/catalogues.ts';
import type { SentenceChunk } from '../../api/sentence-key.ts';
import { usePreferences } from '../../shell/session.tsx';
import { TranslationProvider } from '../../shell/translation.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';

/** The sentences that an answer needs in its own language. */
export const ANSWER_SENTENCES: readonly SentenceChunk[] = ['public', 'assistant'];

/**
 * Says what is inside in the language of an answer, which follows the person's words and not the page (PAT-AI-13). The
 * page's own language stands in until the sentences of the other are there.
 */
export function SpeechOf({ language, children }: { language: Language; children: ReactNode }) {
  const { language: own, specialties } = usePreferences();
  const isHydrated = useHydrated();
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void loadSentences(language, ANSWER_SENTENCES).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [language]);
  const spoken = isHydrated && hasSentences(language, ANSWER_SENTENCES) ? language : own;
  return (
    <TranslationProvider language={spoken} specialties={specialties}>
      {children}
    </TranslationProvider>
  );
}
