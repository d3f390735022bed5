import { useEffect, useState } from 'react';
import { useSpeech } from '../../shell/speech.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Motif } from '../../ui/motif.tsx';

/** The printed two seconds are the longest it may take, never a wait of its own. */
const LONGEST = 2_000;

/** Greets a doctor on a phone for as long as the day is on its way (DOC-MOB-04). */
export function WelcomeOverlay({ name, loading }: { name: string; loading: boolean }) {
  const { t } = useSpeech();
  const [over, setOver] = useState(!loading);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST);
    return () => clearTimeout(timer);
  }, []);
  if (over || !loading) return null;
  return (
    <div className="console-welcome" role="status">
      <Logo />
      <p className="lead">{t('day.welcome', { name })}</p>
      <Motif />
    </div>
  );
}
