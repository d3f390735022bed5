import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '@tabibu/contract/languages';
import { loadSentences } from './catalogues.ts';
import type { RingProps } from './ring-props.ts';
import { lists } from './screens.ts';
import { useMe } from './session.tsx';
import { useTranslation } from './translation.tsx';

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
  const [{ RING }] = await Promise.all([lists['work-screens'](), loadSentences(language, ['doctor-desk'])]);
  return (await Object.values(RING)[0]!()).default;
}
