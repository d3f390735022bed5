import { useQuery } from '@tanstack/react-query';
import { caseCountQuery } from '../../api/cases.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** In milliseconds. */
const POLL = 60_000;

/** How much waits for a person, beside the link of the section. */
export function CaseCount() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...caseCountQuery(), refetchInterval: POLL });
  const count = data?.open ?? 0;
  if (count === 0) return null;
  return (
    <span className="section-count numbers">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">, {t('staff.cases-wait', { count })}</span>
    </span>
  );
}
