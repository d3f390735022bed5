import { useQuery } from '@tanstack/react-query';
import { offeredRecordsQuery } from '../api/family.ts';
import { useMe } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/forms/notice.tsx';

/** Tells a patient that somebody offers the own health record to take over. Draws nothing otherwise. */
export function OfferedNote() {
  const { t } = useTranslation();
  const me = useMe();
  const { data } = useQuery({ ...offeredRecordsQuery(), enabled: me?.role === 'patient' });
  const [first] = data ?? [];
  if (first === undefined) return null;
  return (
    <Notice tone="info">
      <p>
        {t('record.offered', { guardian: first.guardian })}{' '}
        <Link href="/more/family/take-over">{t('record.offered-open')}</Link>
      </p>
    </Notice>
  );
}
