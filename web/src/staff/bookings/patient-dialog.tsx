import { CalendarClock, Phone } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import type { ListedBookingBody } from '../../api/booking-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { When } from '../frame/when.tsx';
import { PAID_TONES } from './booking-columns.tsx';

interface PatientDialogProps {
  /** Whose details are shown; closed without one. */
  booking: ListedBookingBody | undefined;
  onClose: () => void;
  /** Moves or cancels it; undefined where the reader may not, or it is too late. */
  onMove: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/**
 * 'Patient Details' with Call Patient and Close; Escape closes it too (STF-BOOK-07). What somebody who calls asks for
 * is done from here.
 */
export function PatientDialog({ booking, ...actions }: PatientDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={booking !== undefined}
      onClose={actions.onClose}
      title={t('booking-desk.details')}
      closeLabel={t('booking-desk.close-details')}
    >
      {booking && <Details booking={booking} {...actions} />}
    </Dialog>
  );
}

function Details({
  booking,
  onClose,
  onMove,
  onCancel,
}: Omit<PatientDialogProps, 'booking'> & { booking: ListedBookingBody }) {
  const { t, money, language } = useTranslation();
  const { phone, price, starts_at: startsAt } = booking;
  return (
    <div className="stack">
      <dl className="booking-facts">
        <dt>{t('booking-desk.column-patient')}</dt>
        <dd>
          <strong>{(booking.person ?? booking.patient) || t('booking-desk.nobody')}</strong>
        </dd>
        {booking.person !== undefined && (
          <>
            <dt>{t('booking-desk.guardian')}</dt>
            <dd>{booking.patient || t('booking-desk.nobody')}</dd>
          </>
        )}
        <dt>{t('booking-desk.phone')}</dt>
        <dd className="numbers">{phone || t('booking-desk.no-phone')}</dd>
        <dt>{t('booking-desk.column-doctor')}</dt>
        <dd>
          {booking.doctor}
          <span className="muted"> · {t(`specialty.${booking.specialty_id as 'cardiologist'}`)}</span>
        </dd>
        <dt>{t('booking-desk.column-starts')}</dt>
        <dd>{startsAt === null ? t('booking-desk.no-time') : <When at={startsAt} />}</dd>
        <dt>{t('booking-desk.column-kind')}</dt>
        <dd>{t(`booking-desk.kind-${booking.kind}`)}</dd>
        <dt>{t('booking-desk.column-country')}</dt>
        <dd>{countryName(countryOf(booking.country), language)}</dd>
        {price && (
          <>
            <dt>{t('booking-desk.column-price')}</dt>
            <dd translate="no" className="numbers">
              {money(price)}
            </dd>
          </>
        )}
        <dt>{t('booking-desk.payment')}</dt>
        <dd>
          <StateChip tone={PAID_TONES[booking.payment]} word={t(`booking-desk.payment-${booking.payment}`)} />
        </dd>
        <dt>{t('booking-desk.state')}</dt>
        <dd>{t(`booking-desk.state-${booking.state}`)}</dd>
        <dt>{t('booking-desk.booked-at')}</dt>
        <dd>
          <When at={booking.booked_at} />
        </dd>
      </dl>
      {phone !== '' && (
        <a className="button primary wide" href={`tel:${phone}`}>
          <Icon node={Phone} size={20} />
          {t('booking-desk.call')}
        </a>
      )}
      {(onMove ?? onCancel) && (
        <div className="booking-actions">
          {onMove && (
            <Button look="secondary" onClick={onMove}>
              <Icon node={CalendarClock} size={20} />
              {t('booking-desk.move')}
            </Button>
          )}
          {onCancel && (
            <Button look="secondary" onClick={onCancel}>
              {t('booking-desk.cancel-do')}
            </Button>
          )}
        </div>
      )}
      <Button look="quiet" wide onClick={onClose}>
        {t('booking-desk.close')}
      </Button>
    </div>
  );
}
