import { useQuery } from '@tanstack/react-query';
import { myFactsQuery } from '../../api/facts.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';

/** The ways to what is measured, and to telling doctors of the pregnancy if they do not know of it. */
export function Measured({ personId, isOwn }: { personId: string; isOwn: boolean }) {
  const { t } = useTranslation();
  const { data: facts } = useQuery({ ...myFactsQuery(), enabled: isOwn });
  const isUntold = facts !== undefined && facts.pregnancy?.value !== 'yes';
  const readings = isOwn ? '/readings' : `/readings/${personId}`;
  return (
    <section className="card stack" aria-labelledby="pregnancy-measured">
      <h2 id="pregnancy-measured">{t('pregnancy.measured')}</h2>
      <p>{t('pregnancy.measured-lead')}</p>
      <p>
        <Link href={readings}>{t('pregnancy.readings')}</Link>
      </p>
      {isUntold && (
        <p>
          {t('pregnancy.untold')} <Link href="/more/health">{t('pregnancy.tell')}</Link>
        </p>
      )}
    </section>
  );
}
