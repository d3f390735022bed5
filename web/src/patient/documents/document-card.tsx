import { Bell, CalendarClock, FileDown, FileHeart, Forward, PackageOpen, Pill, Stethoscope, TimerOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import type { AppointmentBody } from '../../api/bookings.ts';
import { documentFilePath } from '../../api/documents.ts';
import type { DocumentBody } from '../../api/documents.ts';
import { allergyText } from '../../components/allergy-text.ts';
import { FactLines, MedicineList, PaperPart, ReferralView, SickNoteView } from '../../components/document-views.tsx';
import { dayOfPaper } from '../../components/document-words.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

const ICONS = { note: Stethoscope, prescription: Pill, referral: Forward, 'sick-note': FileHeart } as const;

/** The appointment of a document. Whoever took the record over since sees nothing more of it than its documents. */
export type VisitOfPaper = Pick<AppointmentBody, 'id' | 'country'> &
  Partial<Pick<AppointmentBody, 'doctor' | 'person'>>;

/** One signed document: its content, and a link to download it as a PDF. */
export function DocumentCard({ document, appointment }: { document: DocumentBody; appointment: VisitOfPaper }) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const now = useNow();
  const {
    id,
    kind,
    booking_id: bookingId,
    doctor_name: doctor,
    signed_at: signed,
    referral,
    sick_note: sickNote,
  } = document;
  const icon = ICONS[kind];
  const zone = countryOf(appointment.country).timeZone ?? 'UTC';
  return (
    <article className="card document" aria-label={t(`record.kind-${kind}`)}>
      <header className="document-head">
        <Icon node={icon} size={24} />
        <h3>{t(`record.kind-${kind}`)}</h3>
        {document.person && <p className="small">{t('record.for', { name: document.person })}</p>}
        <p className="small muted" suppressHydrationWarning>
          {t('record.signed', { doctor, when: moment(signed, zone, now) })}
        </p>
      </header>
      <State document={document} zone={zone} />
      <FactLines facts={document.facts} />
      {document.note && <Advice note={document.note} doctorId={appointment.doctor?.id} zone={zone} />}
      {document.prescription && (
        <MedicineList
          items={document.prescription.items}
          below={
            document.state === 'cancelled' || appointment.doctor === undefined
              ? []
              : document.prescription.items.map(({ medicine }, place) => (
                  <RemindMe key={place} name={medicine} address={remindAddress(document, appointment, place)} />
                ))
          }
        />
      )}
      {document.prescription?.allergies && (
        <PaperPart name={t('record.allergies.title')}>
          {allergyText(document.prescription.allergies, zone, speech)}
        </PaperPart>
      )}
      {document.prescription && document.state === 'valid' && <PharmacyCode document={document} />}
      {referral && <ReferralView referral={referral} />}
      {sickNote && <SickNoteView note={sickNote} />}
      <ButtonLink look="secondary" href={documentFilePath(bookingId, id)} download>
        <Icon node={FileDown} size={20} />
        {t('record.download')}
        <span className="visually-hidden"> {t(`record.kind-${kind}`)}</span>
      </ButtonLink>
    </article>
  );
}

/** The page of medicines, which proposes times for a prescribed one, for the person of the appointment. */
function remindAddress({ id }: DocumentBody, { id: visit, person }: VisitOfPaper, item: number): string {
  return `/medicines${person ? `/${person.id}` : ''}?visit=${visit}&paper=${id}&item=${item}`;
}

/** Opens the reminder of a prescribed medicine, with times to confirm. */
function RemindMe({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink look="quiet" href={address} aria-label={t('record.remind-of', { medicine: name })}>
      <Icon node={Bell} size={20} />
      {t('record.remind-me')}
    </ButtonLink>
  );
}

/** Says that the document was cancelled, has expired or was dispensed. While it is valid, only until when. */
function State({
  document: { state, valid_until: until, cancel_reason: reason, prescription },
  zone,
}: {
  document: DocumentBody;
  zone: string;
}) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const now = useNow();
  if (state === 'cancelled')
    return (
      <Notice tone="danger" title={t('record.cancelled')}>
        {reason && <p>{reason}</p>}
      </Notice>
    );
  if (state === 'expired')
    return (
      <p className="document-state expired">
        <Icon node={TimerOff} size={18} />
        {t('record.expired')}
      </p>
    );
  if (prescription?.dispensed) {
    const { at, pharmacy, town } = prescription.dispensed;
    return (
      <p className="document-state dispensed" suppressHydrationWarning>
        <Icon node={PackageOpen} size={18} />
        {t('record.dispensed', { when: moment(at, zone, now), pharmacy, town })}
      </p>
    );
  }
  return until && <p className="small muted">{t('record.valid-until', { day: dayOfPaper(until, speech) })}</p>;
}

/**
 * The advice in large print and the follow-up day; the doctor's other notes are in a section that is closed at first.
 */
function Advice({
  note,
  doctorId,
  zone,
}: {
  note: NonNullable<DocumentBody['note']>;
  doctorId: string | undefined;
  zone: string;
}) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const now = useNow();
  const { plan, assessment, history, findings, follow_up_on: followUp, addenda } = note;
  return (
    <>
      {plan && <p className="document-advice">{plan}</p>}
      {followUp && (
        <div className="document-follow-up">
          <p>
            <Icon node={CalendarClock} size={20} />
            {t('record.come-back', { day: dayOfPaper(followUp, speech) })}
          </p>
          {doctorId !== undefined && (
            <ButtonLink look="secondary" href={`/book/${doctorId}`}>
              {t('appointments.book-again')}
            </ButtonLink>
          )}
        </div>
      )}
      {addenda.map(({ id, text, author, added_at: at }) => (
        <div key={id} className="paper-note">
          <p className="small muted" suppressHydrationWarning>
            {t('record.added', { when: moment(at, zone, now), author })}
          </p>
          <p className="prose">{text}</p>
        </div>
      ))}
      {(assessment || history || findings) && (
        <details>
          <summary>{t('record.rest')}</summary>
          <div className="paper">
            <PaperPart name={t('record.assessment')}>{assessment}</PaperPart>
            <PaperPart name={t('record.history')}>{history}</PaperPart>
            <PaperPart name={t('record.findings')}>{findings}</PaperPart>
          </div>
        </details>
      )}
    </>
  );
}

/** The verification code: as a QR code to scan, and short to type together with the last digits of the phone number. */
function PharmacyCode({ document: { qr, short_code: code } }: { document: DocumentBody }) {
  const { t } = useTranslation();
  return (
    <div className="document-code">
      {qr && (
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('record.qr')} shapeRendering="crispEdges">
          <path d={qr.path} />
        </svg>
      )}
      <div>
        <p className="small muted">{t('record.code')}</p>
        <p>
          <strong className="numbers" translate="no">
            {code}
          </strong>
        </p>
        <p className="small">{t('record.code-note')}</p>
      </div>
    </div>
  );
}
