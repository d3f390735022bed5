import { useEffect, useRef, useState } from 'react';
import type { Language } from '@tabibu/contract/languages';

interface ReadAloud {
  /** False while this device has no voice of the language: then there is nothing to press. */
  readonly canRead: boolean;
  readonly isReading: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Reads a title and sentences aloud by a voice of the device, preferring one that needs no network. `sentences` is
 * called when somebody presses. It stops when the reader leaves.
 */
export function useReadAloud(title: string, sentences: () => readonly string[], language: Language): ReadAloud {
  const voice = useVoice(language);
  const [isReading, setReading] = useState(false);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      globalThis.speechSynthesis?.cancel();
    },
    [],
  );
  const stop = () => {
    turn.current += 1;
    speechSynthesis.cancel();
    setReading(false);
  };
  const start = () => {
    stop();
    const mine = turn.current;
    const end = () => mine === turn.current && setReading(false);
    // Sentence by sentence: some browsers stop in the middle of a long text.
    const said = [title, ...sentences()].map((words) => {
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.lang = voice?.lang ?? language;
      utterance.voice = voice ?? null;
      utterance.addEventListener('error', end);
      return utterance;
    });
    said.at(-1)!.addEventListener('end', end);
    setReading(true);
    for (const utterance of said) speechSynthesis.speak(utterance);
  };
  return { canRead: voice !== undefined, isReading, start, stop };
}

/** Returns a voice of the device for a language; undefined while none is known. Browsers find theirs after a while. */
function useVoice(language: Language): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const speech = globalThis.speechSynthesis;
    if (!speech) return undefined;
    const look = () => {
      const own = speech.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
      setVoice(own.find(({ localService }) => localService) ?? own[0]);
    };
    look();
    speech.addEventListener?.('voiceschanged', look);
    return () => speech.removeEventListener?.('voiceschanged', look);
  }, [language]);
  return voice;
}

/** Returns the sentences of plain words. Pure. */
export function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?;:])\s+/).filter((sentence) => sentence !== '');
}
