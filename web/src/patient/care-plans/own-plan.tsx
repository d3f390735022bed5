import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { giveBackPlan, ownPlansQuery } from '../../api/own-plans.ts';
import type { OwnPlanBody } from '../../api/own-plans.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { buyPath, doctorsPath } from './doctor-type-choice.tsx';
import { PlanGuidance } from './plan-guidance.tsx';
import { PlanMembers } from './plan-members.tsx';
import { dayText } from './plan-summary.tsx';
import './plans.css';

const DAY = 86_400_000;
/** From so many days before its end on, the next month is offered first. */
const ENDS_SOON = 3;

/**
 * One of the own care plans: its state, calls and days left, coupon, what its calls have paid for, and what can be
 * done.
 */
export function OwnPlan({ plan }: { plan: OwnPlanBody }) {
  const speech = useTranslation();
  const { t, money } = speech;
  const now = useNow();
  const days = Math.max(0, Math.ceil((Date.parse(plan.ends_at) - now) / DAY));
  const isOpen = plan.state === 'running' || plan.state === 'to-begin';
  const offersNext = plan.state !== 'given-back' && !plan.is_renewed;
  const endsSoon = plan.state === 'over' || (plan.state === 'running' && (days <= ENDS_SOON || plan.calls_left === 0));
  return (
    <article id={`plan-${plan.id}`} className={isOpen ? 'card stack' : 'card stack own-plan-over'}>
      <h2 lang={plan.language}>{plan.title}</h2>
      <p suppressHydrationWarning>
        {t(plan.doctor_type === 'specialist' ? 'my-plan.specialist' : 'my-plan.general')} · {stateText()}
      </p>
      {plan.state === 'running' && (
        <dl className="own-plan-figures">
          <div>
            <dt>{t('my-plan.calls-left')}</dt>
            <dd className="numbers">{t('my-plan.of', { left: plan.calls_left, total: plan.calls_total })}</dd>
          </div>
          <div>
            <dt>{t('my-plan.days-left')}</dt>
            <dd className="numbers" suppressHydrationWarning>
              {days}
            </dd>
          </div>
        </dl>
      )}
      {isOpen && plan.coupon_code !== null && <CouponTicket code={plan.coupon_code} />}
      {plan.state === 'running' && plan.calls_left > 0 && (
        <ButtonLink wide look={endsSoon ? 'secondary' : 'primary'} href={doctorsPath(plan.plan_id, plan.doctor_type)}>
          {t('my-plan.find-doctor')}
        </ButtonLink>
      )}
      {offersNext && (
        <ButtonLink wide look={endsSoon ? 'primary' : 'secondary'} href={buyPath(plan.plan_id, plan.doctor_type)}>
          {t('my-plan.next-month', { price: money(plan.price) })}
        </ButtonLink>
      )}
      {isOpen && <PlanMembers plan={plan} />}
      {isOpen && <PlanGuidance planId={plan.plan_id} />}
      <Uses plan={plan} />
      {plan.payment_reference !== null && (
        <ButtonLink look="quiet" href={`/receipts/${encodeURIComponent(plan.payment_reference)}`}>
          <Icon node={ReceiptText} size={20} />
          {t('my-plan.receipt')}
        </ButtonLink>
      )}
      {plan.refundable_until !== null && <GiveBack plan={plan} />}
    </article>
  );

  function stateText(): string {
    switch (plan.state) {
      case 'running':
        return t('my-plan.until', { day: dayText(plan.ends_at, plan, speech) });
      case 'to-begin':
        return t('my-plan.begins', { day: dayText(plan.starts_at, plan, speech) });
      case 'over':
        return t('my-plan.ended', { day: dayText(plan.ends_at, plan, speech) });
      default:
        return t('my-plan.given-back', { price: money(plan.price) });
    }
  }
}

/** What the calls of a plan have paid for, as links to the appointments. */
function Uses({ plan }: { plan: OwnPlanBody }) {
  const speech = useTranslation();
  const { t } = speech;
  if (plan.uses.length === 0) return null;
  return (
    <details>
      <summary>{t('my-plan.history', { count: plan.uses.length })}</summary>
      <ul className="own-plan-uses">
        {plan.uses.map((use) => (
          <li key={use.booking_id}>
            <a href={`/appointments/${use.booking_id}`} suppressHydrationWarning>
              {t(use.came_back ? 'my-plan.came-back' : 'my-plan.used-on', { day: dayText(use.used_at, plan, speech) })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Gives the plan back after a question; the server decides whether it still can be. */
function GiveBack({ plan }: { plan: OwnPlanBody }) {
  const { t, money } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [asks, setAsks] = useState(false);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const giveBack = async () => {
    setState({ busy: true });
    try {
      await giveBackPlan(send, plan.id);
      setAsks(false);
    } catch (fault) {
      setState({ busy: false, fault });
    }
    await client.invalidateQueries({ queryKey: ownPlansQuery().queryKey });
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        {t('my-plan.give-back')}
      </Button>
      <Sheet
        open={asks}
        onClose={() => setAsks(false)}
        title={t('my-plan.give-back-title')}
        closeLabel={t('my-plan.close')}
      >
        <div className="stack">
          <p>{t('my-plan.give-back-what', { price: money(plan.price) })}</p>
          {state.fault !== undefined && (
            <Notice tone="danger" announce>
              <p>{problemText(state.fault, t, 'payment.error')}</p>
            </Notice>
          )}
          <div className="button-row">
            <Button look="secondary" onClick={() => setAsks(false)}>
              {t('my-plan.keep')}
            </Button>
            <Button look="danger" busy={state.busy} onClick={() => void giveBack()}>
              {t('my-plan.give-back')}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  );
}
