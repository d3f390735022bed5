import { fromMajor } from '@tabibu/contract/currencies';
import { FEE_FIELDS } from '@tabibu/contract/fee-limits';
import type { CountryFeesBody } from '../../api/fee-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

interface OthersChangeProps {
  current: CountryFeesBody;
  /** The prices that the administrator saw when typing began. */
  seen: CountryFeesBody;
  onSeen: () => void;
  onDrop: () => void;
}

/** Says what another administrator changed while this one typed; the typed prices are then decided again. */
export function OthersChange({ current, seen, onSeen, onDrop }: OthersChangeProps) {
  const { t, money } = useTranslation();
  const price = (major: number) => money(fromMajor(major, current.currency));
  const by = (current.version === seen.version ? current.planned?.by : current.history[0]?.by) ?? t('fees.nobody');
  return (
    <Notice tone="warning" title={t('fees.others', { name: by })} announce>
      <ul className="fee-changes">
        {FEE_FIELDS.filter((field) => current[field] !== seen[field]).map((field) => (
          <li key={field}>
            {t('fees.field', { field })}:{' '}
            {t('fees.change', { before: price(seen[field]), after: price(current[field]) })}
          </li>
        ))}
      </ul>
      <p>{t('fees.others-what')}</p>
      <div className="row">
        <Button look="secondary" onClick={onSeen}>
          {t('fees.keep-mine')}
        </Button>
        <Button look="quiet" onClick={onDrop}>
          {t('fees.take-theirs')}
        </Button>
      </div>
    </Notice>
  );
}
