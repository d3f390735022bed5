import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { ownCouponsQuery, spendCall, validateCoupon } from '../../api/coupons.ts';
import type { OwnCouponBody } from '../../api/coupons.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

interface CouponPayProps {
  appointment: AppointmentBody;
  coupons: readonly OwnCouponBody[];
}

/**
 * Books the held time with a call of a coupon: one of the own, or a typed code that is verified first (PAT-BOOK-07,
 * PAT-BOOK-08, PAT-COUP-02, PAT-COUP-05). What cannot pay cannot be chosen.
 */
export default function CouponPay({ appointment, coupons }: CouponPayProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const me = useMe();
  const type = appointment.doctor_type;
  const pays = (coupon: OwnCouponBody) => coupon.is_active && coupon.doctor_type === type;
  const [code, setCode] = useState(coupons.find(pays)?.coupon_code);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const { queryKey } = appointmentQuery(appointment.id);
  const proceed = async () => {
    if (code === undefined) return;
    setState({ busy: true });
    try {
      await spendCall(send, { coupon_code: code, booking_id: appointment.id });
      void client.invalidateQueries({ queryKey: ownCouponsQuery(me?.phone ?? '').queryKey });
      await client.invalidateQueries({ queryKey });
    } catch (fault) {
      setState({ busy: false, fault });
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ownCouponsQuery(me?.phone ?? '').queryKey });
    }
  };
  return (
    <div className="stack">
      <Choice
        legend={t('coupon.own')}
        name="coupon"
        value={code}
        onChoose={setCode}
        items={coupons.map((coupon) => ({
          value: coupon.coupon_code,
          title: <span translate="no">{coupon.coupon_code}</span>,
          note: <CouponNote coupon={coupon} type={type} />,
          disabled: !pays(coupon),
        }))}
      />
      <TypedCode type={type} onValid={(coupon) => setCode(coupon.coupon_code)} />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'coupon.error')}</p>
        </Notice>
      )}
      <p className="small muted">{t('coupon.if-missed')}</p>
      <Button wide busy={state.busy} disabled={code === undefined} onClick={() => void proceed()}>
        {t('coupon.proceed')}
      </Button>
    </div>
  );
}

function CouponNote({ coupon, type }: { coupon: OwnCouponBody; type: AppointmentBody['doctor_type'] }) {
  const { t, day } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  if (coupon.doctor_type !== type) return t('coupon.other-type');
  if (coupon.why_not === 'coupon-not-begun')
    return t('coupon.begins', { day: day(wallClockAt(coupon.starts_at, zone).day) });
  if (!coupon.is_active) return t(coupon.why_not === 'coupon-used-up' ? 'coupon.used-up' : 'coupon.over');
  return t('coupon.left', { count: coupon.calls_remaining, day: day(wallClockAt(coupon.expires_at, zone).day) });
}

interface TypedCodeProps {
  type: AppointmentBody['doctor_type'];
  onValid: (coupon: OwnCouponBody) => void;
}

/** The field for a code. It is written in capitals; verifying says at once why it cannot pay. */
function TypedCode({ type, onValid }: TypedCodeProps) {
  const { t } = useTranslation();
  const me = useMe();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<{ busy: boolean; fault?: unknown; valid?: OwnCouponBody }>({ busy: false });
  const verify = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      const valid = await validateCoupon({ coupon_code: typed, phone_number: me?.phone ?? '', doctor_type: type });
      setState({ busy: false, valid });
      onValid(valid);
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <form method="post" name="coupon" className="stack" onSubmit={(event) => void verify(event)} noValidate>
      <TextField
        label={t('coupon.code')}
        name="coupon_code"
        value={typed}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
        error={state.fault === undefined ? undefined : problemText(state.fault, t, 'coupon.error')}
        onChange={(event) => {
          setTyped(event.currentTarget.value.toUpperCase());
          setState({ busy: false });
        }}
      />
      <Button type="submit" look="secondary" busy={state.busy} disabled={typed.trim() === ''}>
        {t('coupon.verify')}
      </Button>
      {state.valid && (
        <Notice tone="success" announce>
          <p>{t('coupon.valid', { count: state.valid.calls_remaining })}</p>
        </Notice>
      )}
    </form>
  );
}
