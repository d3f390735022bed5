import { useEffect, useRef, useState } from 'react';
import type { Language } from '@tabibu/contract/languages';
import { useHydrated } from '../../shell/use-hydrated.ts';

/** What browsers give that turn speech into text. The types of the web platform do not have it yet. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
type ResultEvent = Event & { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> };
interface SpeechWindow {
  readonly SpeechRecognition?: new () => Recognition;
  readonly webkitSpeechRecognition?: new () => Recognition;
}

const SPOKEN: Record<Language, string> = { sw: 'sw-KE', en: 'en-KE', fr: 'fr-FR' };

export interface Dictation {
  /** False where the browser cannot: then there is nothing to press. */
  readonly canListen: boolean;
  readonly isListening: boolean;
  /** The browser heard nothing, or was not allowed to. */
  readonly hasFailed: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Turns speech into text with what the browser has, and gives it to `onHeard`. */
export function useDictation(language: Language, onHeard: (words: string) => void): Dictation {
  const isHydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'listening' | 'failed'>('idle');
  const running = useRef<Recognition>(undefined);
  const hear = useRef(onHeard);
  useEffect(() => {
    hear.current = onHeard;
  });
  useEffect(() => () => running.current?.abort(), []);
  const Make = isHydrated ? makerOf(globalThis as SpeechWindow) : undefined;
  const start = () => {
    if (Make === undefined) return;
    const recognition = new Make();
    running.current = recognition;
    recognition.lang = SPOKEN[language];
    recognition.interimResults = false;
    recognition.addEventListener('result', (event) => {
      const words = Array.from((event as ResultEvent).results, (ways) => ways[0]?.transcript ?? '').join(' ');
      if (words.trim() !== '') hear.current(words.trim());
    });
    recognition.addEventListener('error', () => setState('failed'));
    recognition.addEventListener('end', () => setState((now) => (now === 'failed' ? now : 'idle')));
    setState('listening');
    try {
      recognition.start();
    } catch {
      setState('failed');
    }
  };
  return {
    canListen: Make !== undefined,
    isListening: state === 'listening',
    hasFailed: state === 'failed',
    start,
    stop: () => running.current?.stop(),
  };
}

function makerOf({ SpeechRecognition: standard, webkitSpeechRecognition: older }: SpeechWindow) {
  return standard ?? older;
}
