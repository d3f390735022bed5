import { countryOf } from '@tabibu/contract/countries';
import { fromMajor } from '@tabibu/contract/currencies';
import type { CountryFeesBody } from '../../api/fee-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { changedFields } from './fee-drafts.ts';
import type { FeeDrafts } from './fee-drafts.ts';

interface SaveDialogProps {
  open: boolean;
  /** The countries with changed prices. */
  countries: readonly CountryFeesBody[];
  drafts: FeeDrafts;
  onClose: () => void;
  onSave: () => void;
}

/** Asks before prices change: each with the old and the new one, and from when it holds. */
export function SaveDialog({ open, countries, drafts, onClose, onSave }: SaveDialogProps) {
  const { t, language, money, day } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('fees.confirm-title')} closeLabel={t('staff.close')}>
      <div className="stack">
        {countries.map((current) => {
          const { country, currency } = current;
          const { name, code } = countryOf(country);
          const draft = drafts[country]!;
          return (
            <section key={country}>
              <h3>{countryName({ code, name }, language)}</h3>
              <p className="muted">
                {draft.startsOn === ''
                  ? t('fees.from-now')
                  : t('fees.from-day', { day: day(draft.startsOn, undefined) })}
              </p>
              <ul className="fee-changes">
                {changedFields(current, draft).map((field) => (
                  <li key={field}>
                    {t('fees.field', { field })}:{' '}
                    <span className="numbers">
                      {t('fees.change', {
                        before: money(fromMajor(current[field], currency)),
                        after: money(fromMajor(draft.fees[field] ?? 0, currency)),
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <p>{t('fees.confirm-effect')}</p>
        <Button wide onClick={onSave}>
          {t('fees.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
