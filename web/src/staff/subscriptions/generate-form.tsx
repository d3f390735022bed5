import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CALL_LIMIT, COUPONS_ALONE } from '@tabibu/contract/subscription-words';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { couponOwnerQuery, generateCoupon, requestCoupon, subscriptionFiguresQuery } from '../../api/subscriptions.ts';
import type { CouponWish } from '../../api/subscriptions.ts';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { PanelActions } from '../frame/panel.tsx';
import type { CouponTarget, Generated } from './generate-panel.tsx';
import { sentenceOf } from './use-sending.ts';
import { Whom, WhomFields } from './coupon-whom.tsx';
import type { CouponDraft } from './coupon-whom.tsx';

interface GenerateFormProps {
  target: CouponTarget;
  onGenerated: (done: Generated) => unknown;
}

/** For whom, what for, how many calls and why; whether a second person is needed stands beside the button. */
export function GenerateForm({ target, onGenerated }: GenerateFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<CouponDraft>(() => emptyDraft(target));
  const change = (changes: Partial<CouponDraft>) => setDraft((last) => ({ ...last, ...changes }));
  const { data } = useQuery(subscriptionFiguresQuery());
  const [needsTwo, setNeedsTwo] = useState(false);
  const isAlone = !needsTwo && data?.coupons_alone_left !== 0;
  const phone = target.kind === 'number' ? draft.phone.trim() : target.subscriber.phone;
  const [asked, setAsked] = useState('');
  const owner = useQuery({ ...couponOwnerQuery(asked), enabled: asked !== '' });
  const name = target.kind === 'number' ? owner.data?.name : target.subscriber.name;
  const { busy, fault, submit } = useGenerating(wishOf(target, draft), isAlone, {
    onDone: (code) =>
      onGenerated(
        code === undefined
          ? { kind: 'asked' }
          : {
              kind: 'made',
              code,
              phone,
              name: asked === draft.phone.trim() || target.kind === 'subscriber' ? name : undefined,
            },
      ),
    onTakesTwo: () => setNeedsTwo(true),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      {target.kind === 'number' ? (
        <WhomFields
          draft={draft}
          owner={asked === draft.phone.trim() ? owner : undefined}
          onChange={change}
          onNumber={setAsked}
        />
      ) : (
        <Whom subscriber={target.subscriber} draft={draft} onChange={change} />
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

function emptyDraft(target: CouponTarget): CouponDraft {
  const left = target.kind === 'number' ? 1 : target.subscriber.callsTotal - target.subscriber.callsUsed;
  const calls = Math.min(Math.max(left, CALL_LIMIT.least), CALL_LIMIT.most);
  // The row of a plan makes its coupon anew; a number gets one beside what its owner has.
  const how = target.kind === 'number' ? 'add' : 'replace';
  return { phone: '', package: 'single_call', doctor: 'general', how, calls: String(calls), reason: '' };
}

/** Returns what is sent; a number of calls that is none is refused by the server like one that is too large. */
function wishOf(target: CouponTarget, draft: CouponDraft): CouponWish {
  const wish = { call_limit: Number(draft.calls), reason: draft.reason, how: draft.how };
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
