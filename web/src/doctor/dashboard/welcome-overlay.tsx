import { useEffect, useState } from 'react';
import { useTranslation } from '../../shell/translation.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Motif } from '../../ui/public/motif.tsx';

/** In milliseconds: the overlay goes as soon as the data is loaded, and after this time at the latest. */
const LONGEST = 2_000;

/** Greets a doctor on a phone while the overview is loading (DOC-MOB-04). */
export function WelcomeOverlay({ name, loading }: { name: string; loading: boolean }) {
  const { t } = useTranslation();
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
