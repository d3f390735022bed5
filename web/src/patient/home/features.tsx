import { useEffect, useState } from 'react';
import { Award, Clock, Shield, Stethoscope } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';

const EVERY = 3000;
const FEATURES = [
  ['home.feature-expert', Stethoscope],
  ['home.feature-safe', Shield],
  ['home.feature-access', Clock],
  ['home.feature-quality', Award],
] as const;

/**
 * Four features in a strip; every three seconds the next one is highlighted (PAT-HOME-04). All four are always
 * readable.
 */
export function Features() {
  const { t } = useTranslation();
  const { savesData } = usePreferences();
  const [lit, setLit] = useState(0);
  useEffect(() => {
    if (savesData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setLit((now) => (now + 1) % FEATURES.length), EVERY);
    return () => clearInterval(timer);
  }, [savesData]);
  return (
    <ul className="features">
      {FEATURES.map(([key, icon], index) => (
        <li key={key} className={index === lit ? 'lit' : undefined}>
          <Icon node={icon} size={24} />
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
