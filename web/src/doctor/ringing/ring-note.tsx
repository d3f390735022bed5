import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';
import { useSpeech } from '../../shell/speech.tsx';

/** Below the sound switch, as long as emergencies cannot be asked for: the page would not ring, whatever the switch says. The banner goes on asking. */
export function RingNote() {
  const { t } = useSpeech();
  const { isError } = useQuery({ ...doctorEmergenciesQuery(), enabled: false });
  return <div role="alert">{isError && <p className="ring-note"><BellOff size={20} aria-hidden="true" />{t('ring.cannot')}</p>}</div>;
}
