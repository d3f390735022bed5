import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CALL_LIMIT, COUPONS_ALONE } from '@tabibu/contract/subscription-words';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { isProblem } from '../../api/problem-text.ts';
import { generateCoupon, requestCoupon, subscriptionFiguresQuery } from '../../api/subscriptions.ts';
import type { CouponWish, SubscriberBody } from '../../api/subscriptions.ts';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { PanelActions } from '../frame/panel.tsx';
import type { CouponTarget, Generated } from './generate-panel.tsx';
import { sentenceOf } from './use-sending.ts';
import { useSubscriptionWords } from './use-subscription-words.ts';

interface Draft {
  readonly phone: string;
  readonly package: string;
  readonly doctor: 'general' | 'specialist';
  readonly calls: string;
  readonly reason: string;
}

interface GenerateFormProps {
  target: CouponTarget;
  onGenerated: (done: Generated) => unknown;
}

/** For whom, what for, how many calls and why; whether a second person is needed stands beside the button. */
export function GenerateForm({ target, onGenerated }: GenerateFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(target));
  const change = (changes: Partial<Draft>) => setDraft((last) => ({ ...last, ...changes }));
  const { data } = useQuery(subscriptionFiguresQuery());
  const [needsTwo, setNeedsTwo] = useState(false);
  const isAlone = !needsTwo && data?.coupons_alone_left !== 0;
  const phone = target.kind === 'number' ? draft.phone.trim() : target.subscriber.phone;
  const { busy, fault, submit } = useGenerating(wishOf(target, draft), isAlone, {
    onDone: (code) => onGenerated(code === undefined ? { kind: 'asked' } : { kind: 'made', code, phone }),
    onTakesTwo: () => setNeedsTwo(true),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      {target.kind === 'number' ? (
        <WhomFields draft={draft} onChange={change} />
      ) : (
        <Whom subscriber={target.subscriber} />
      )}
      <TextField
        label={t('subscriptions.call-limit')}
        hint={t('subscriptions.call-limit-hint', CALL_LIMIT)}
        name="calls"
        type="number"
        inputMode="numeric"
        min={CALL_LIMIT.least}
        max={CALL_LIMIT.most}
        autoComplete="off"
        value={draft.calls}
        onChange={(event) => change({ calls: event.target.value })}
      />
      <TextArea
        label={t('subscriptions.reason')}
        hint={t('subscriptions.reason-hint')}
        name="reason"
        rows={2}
        maxLength={500}
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <p className="small muted">
        {isAlone
          ? t('subscriptions.alone-left', { count: data?.coupons_alone_left ?? COUPONS_ALONE })
          : t('subscriptions.two-people', { count: COUPONS_ALONE })}
      </p>
      <PanelActions>
        <Button type="submit" busy={busy}>
          {isAlone ? t('subscriptions.generate-do', { calls: Number(draft.calls) || 0 }) : t('subscriptions.ask')}
        </Button>
      </PanelActions>
    </form>
  );
}

function emptyDraft(target: CouponTarget): Draft {
  const left = target.kind === 'number' ? 1 : target.subscriber.callsTotal - target.subscriber.callsUsed;
  const calls = Math.min(Math.max(left, CALL_LIMIT.least), CALL_LIMIT.most);
  return { phone: '', package: 'single_call', doctor: 'general', calls: String(calls), reason: '' };
}

/** Returns what is sent; a number of calls that is none is refused by the server like one that is too large. */
function wishOf(target: CouponTarget, draft: Draft): CouponWish {
  const wish = { call_limit: Number(draft.calls), reason: draft.reason };
  if (target.kind === 'subscriber') return { ...wish, subscription_id: target.subscriber.id };
  return { ...wish, phone_number: draft.phone, package_type: draft.package, doctor_type: draft.doctor };
}

interface Reactions {
  /** With the new code, or without one after asking a second person. */
  readonly onDone: (code: string | undefined) => unknown;
  readonly onTakesTwo: () => void;
}

/** Sends the wish once, however often it is pressed, after a fresh factor. No code is ever made here (W51). */
function useGenerating(wish: CouponWish, isAlone: boolean, { onDone, onTakesTwo }: Reactions) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const send = useIdempotentSend();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const dispatch = async () => {
    setState({ busy: true });
    try {
      const code = isAlone
        ? (await guarded(() => generateCoupon(send, wish))).coupon_code
        : await guarded(() => requestCoupon(send, wish)).then(() => undefined);
      await onDone(code);
    } catch (error) {
      if (isProblem<'POST /api/admin/generate-coupon'>(error, 'takes-two-people')) onTakesTwo();
      const why = sentenceOf(error);
      setState({
        busy: false,
        ...(!(error instanceof StepUpCancelled) && {
          fault:
            why === undefined
              ? t('subscriptions.generate-failed')
              : t('subscriptions.generate-failed-why', { message: why }),
        }),
      });
    }
  };
  return { ...state, submit: () => void dispatch() };
}

/** The subscriber of the row from which the panel was opened, and what becomes of the present coupon. */
function Whom({ subscriber }: { subscriber: SubscriberBody }) {
  const { t } = useTranslation();
  const words = useSubscriptionWords();
  const { name, phone, couponCode: code, endDate } = subscriber;
  const day = words.day(endDate);
  const facts = [phone, words.package(subscriber.package), t(`subscriptions.doctor-${subscriber.doctorType}`)];
  return (
    <>
      <p>
        <strong translate="no">{name}</strong> · {facts.join(' · ')}
      </p>
      <p>
        {code === null ? t('subscriptions.effect-plan', { day }) : t('subscriptions.effect-replaces', { code, day })}
      </p>
    </>
  );
}

function WhomFields({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const { t } = useTranslation();
  const words = useSubscriptionWords();
  return (
    <>
      <TextField
        label={t('subscriptions.number')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={draft.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <Select
        label={t('subscriptions.column-package')}
        name="package"
        value={draft.package}
        onChange={({ target }) => onChange({ package: target.value })}
      >
        {words.packages.map((type) => (
          <option key={type} value={type}>
            {words.package(type)}
          </option>
        ))}
      </Select>
      <Select
        label={t('subscriptions.column-doctor')}
        name="doctor"
        value={draft.doctor}
        onChange={({ target }) => onChange({ doctor: target.value as Draft['doctor'] })}
      >
        {(['general', 'specialist'] as const).map((doctor) => (
          <option key={doctor} value={doctor}>
            {t(`subscriptions.doctor-${doctor}`)}
          </option>
        ))}
      </Select>
      <p>{t('subscriptions.effect-alone')}</p>
    </>
  );
}
