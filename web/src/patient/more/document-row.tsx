import { ChevronRight, FileHeart, Forward, Pill, Stethoscope } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentSummaryBody } from '../../api/documents.ts';
import { dayOfPaper } from '../../components/document-words.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';

const ICONS = { note: Stethoscope, prescription: Pill, referral: Forward, 'sick-note': FileHeart } as const;

/**
 * Kind, doctor, day and state of a document, and for whom of the family it is. It opens with the others of its
 * appointment, or without it if the person took the record over since.
 */
export function DocumentRow({ document }: { document: DocumentSummaryBody }) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { kind, state, doctor_name: doctor, signed_at: signed, valid_until: until, booking_id: bookingId } = document;
  const href = document.taken_over ? `/more/documents?visit=${bookingId}` : `/appointments/${bookingId}#documents`;
  const icon = ICONS[kind];
  return (
    <Link href={href} className="more-row">
      <Icon node={icon} size={22} />
      <span>
        {t(`record.kind-${kind}`)}
        {document.person && <span className="more-note">{t('record.for', { name: document.person })}</span>}
        <span className="more-note" suppressHydrationWarning>
          {t('record.signed', { doctor, when: moment(signed, zone, now) })}
        </span>
        {state !== 'valid' ? (
          <span className="more-note">{t(`record.state-${state}`)}</span>
        ) : (
          until && <span className="more-note">{t('record.valid-until', { day: dayOfPaper(until, speech) })}</span>
        )}
      </span>
      <Icon node={ChevronRight} size={20} />
    </Link>
  );
}
