import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { reportFile, reportsQuery } from '../api/month-reports.ts';
import { useTranslation } from '../shell/translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { monthText } from './month-text.ts';
import './month-reports.css';

/** The months of which there is a report about a person, as links to its paper. */
export default function MonthReports({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(reportsQuery(personId));
  return (
    <section className="card stack" aria-labelledby="month-reports">
      <h2 id="month-reports">{t('month-report.title')}</h2>
      <p className="muted">{t('month-report.lead')}</p>
      {data ? (
        data.months.length > 0 ? (
          <MonthLinks months={data.months} addressOf={(month) => reportFile(personId, month)} />
        ) : (
          <p>{t('month-report.none')}</p>
        )
      ) : isError ? (
        <LoadFailure words={t('month-report.failed')} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={1} />
      )}
    </section>
  );
}

interface LinksProps {
  readonly months: readonly string[];
  readonly addressOf: (month: string) => string;
}

/** Links to the papers of some months. */
export function MonthLinks({ months, addressOf }: LinksProps) {
  const { language } = useTranslation();
  return (
    <ul className="month-reports">
      {months.map((month) => (
        <li key={month}>
          <ButtonLink look="secondary" href={addressOf(month)}>
            <Icon node={FileText} size={20} />
            {monthText(language, month)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
