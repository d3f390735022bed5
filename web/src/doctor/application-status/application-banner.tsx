import { useQuery } from '@tanstack/react-query';
import { ownApplicationQuery } from '../../api/applications.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Says on the dashboard where an application stands that is not approved, with its percent (DOC-STAT-03, C59). */
export function ApplicationBanner() {
  const { t } = useTranslation();
  const { data } = useQuery(ownApplicationQuery());
  if (!data || data.status === 'approved') return null;
  return (
    <Notice tone="info" title={t('join.status', { status: t(`join.status-${data.status}`) })}>
      <p>{t('join.percent', { percent: data.percent })}</p>
      <p>
        <Link href="/doctor/application-status">{t('join.status-title')}</Link>
      </p>
    </Notice>
  );
}
