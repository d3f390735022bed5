import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../../api/documents.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Documents } from './visit-documents.tsx';

/** The documents of an appointment from before the reader took the record over; the appointment itself is not shown. */
export function TakenOverPapers({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const country = useCountry();
  const { data, isError, refetch } = useQuery(documentsQuery(bookingId));
  return (
    <>
      {data && <Documents appointment={{ id: bookingId, country: country.code }} list={data} />}
      {!data &&
        (isError ? (
          <LoadFailure words={t('record.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
      <Link href="/more/documents">{t('record.all-back')}</Link>
    </>
  );
}
