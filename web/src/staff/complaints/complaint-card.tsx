import { countryOf } from '@tabibu/contract/countries';
import type { ComplaintBody } from '../../api/complaint-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { When } from '../frame/when.tsx';
import { ComplaintChips } from './complaint-chips.tsx';
import { ComplaintButtons } from './complaint-buttons.tsx';
import type { ComplaintActions } from './use-complaint-actions.tsx';

interface CardProps {
  base: string;
  one: ComplaintBody;
  actions: ComplaintActions;
}

/** What somebody wrote: who, where from, how it stands and how long it waits (ADM-COMP-04). */
export function ComplaintCard({ base, one, actions }: CardProps) {
  const { t, language } = useTranslation();
  return (
    <li className="card complaint-card">
      <ComplaintChips one={one} />
      <h2>
        <Link href={`${base}/${one.id}`}>{one.subject}</Link>
      </h2>
      <p className="small muted">
        {t('complaint-desk.number', {
          number: one.number,
          name: one.name,
          country: countryName(countryOf(one.country), language),
        })}{' '}
        <When at={one.created_at} />
        {!one.has_account && ` · ${t('complaint-desk.visitor')}`}
      </p>
      <p className="prose as-typed complaint-words">{one.message}</p>
      {one.response !== null && (
        <div className="complaint-turn staff">
          <strong className="small">{t('complaint-desk.by-us')}</strong>
          <p className="prose as-typed complaint-words">{one.response}</p>
        </div>
      )}
      <ComplaintButtons one={one} actions={actions} />
    </li>
  );
}
