import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '@tabibu/contract/languages';
import { loadSentences } from './catalogues.ts';
import { useMe } from './session.tsx';
import { useTranslation } from './translation.tsx';

export interface RingProps {
  /** Given in a running call: emergencies then make no sound and show as one line. */
  readonly inCall?: {
    /** The name of the other person in the call. */
    readonly name: string;
    /** Called when this doctor has accepted an emergency and has agreed to leave the call for it. */
    readonly onAccepted: () => void;
  };
}

/** The pause in milliseconds before the code is asked for again. */
const ASK_AGAIN = 15_000;

/** Shows and rings the emergencies of a signed-in doctor. Nobody else loads the code for it. */
export function EmergencyRing(props: RingProps) {
  const { language } = useTranslation();
  const isDoctor = useMe()?.role === 'doctor';
  const [Ring, setRing] = useState<ComponentType<RingProps>>();
  useEffect(() => {
    if (!isDoctor) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const load = () => {
      loadRing(language).then(
        (code) => left || setRing(() => code),
        () => left || (timer = setTimeout(load, ASK_AGAIN)),
      );
    };
    load();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isDoctor, language]);
  return isDoctor && Ring ? <Ring {...props} /> : null;
}

async function loadRing(language: Language): Promise<ComponentType<RingProps>> {
  const [{ RING }] = await Promise.all([import('./work-screens.ts'), loadSentences(language, ['doctor-desk'])]);
  return (await Object.values(RING)[0]!()).default;
}
