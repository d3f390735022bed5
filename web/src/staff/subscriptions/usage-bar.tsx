import { usageLevel, usedPercent } from '@tabibu/contract/subscription-words';
import { useTranslation } from '../../shell/translation.tsx';

/** How many calls are used: a bar that is green, yellow or red, and the same in figures (ADM-SUB-13). */
export function UsageBar({ used, total }: { used: number; total: number }) {
  const { t } = useTranslation();
  const percent = usedPercent(used, total);
  return (
    <span className={`usage ${usageLevel(percent)}`}>
      <progress max={100} value={percent} aria-hidden="true" />
      <span className="numbers">{t('subscriptions.usage', { used, total, percent })}</span>
    </span>
  );
}
