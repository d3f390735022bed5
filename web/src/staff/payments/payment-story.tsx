import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { isKeyOf } from '@tabibu/contract/own-key';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import { paymentStoryQuery } from '../../api/payment-desk.ts';
import type { PaymentStoryBody } from '../../api/payment-desk.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { useDays } from '../applications/use-days.ts';
import { companyName } from '../cases/gateway-words.ts';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { PAYMENT_TONES } from './payment-tones.ts';
import { StoryAppointment, StoryCases, StoryRefunds } from './story-effects.tsx';
import { StoryJournals } from './story-journals.tsx';
import { StoryRaw } from './story-raw.tsx';
import './payment-story.css';

/** The whole story of one payment, for administrators (ADM-PAY-06, W47). */
export default function PaymentStory({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const answer = useAnswer(paymentStoryQuery(reference));
  const isMissing = isProblem<'GET /api/admin/payments/:reference_id'>(answer.error, 'not-found');
  return (
    <>
      <p>
        <Link href="/admin/dashboard/payments/received" className="story-back">
          <Icon node={ArrowLeft} size={20} />
          {t('payment-story.back')}
        </Link>
      </p>
      <Answered answer={answer} failed={t(isMissing ? 'payment-story.not-found' : 'payment-story.failed')}>
        {(story) => (
          <>
            <SectionHead title={t('payment-story.title', { reference: story.payment.reference })}>
              <StateChip
                tone={PAYMENT_TONES[story.payment.status]}
                word={t(`payment-desk.payment-${story.payment.status}`)}
              />
            </SectionHead>
            {story.surplus && <p className="card">{t('payment-story.surplus')}</p>}
            <Facts story={story} />
            <div className="story-columns">
              <States story={story} />
              <StoryAppointment story={story} />
              <StoryCases story={story} />
              <StoryRefunds story={story} />
            </div>
            <StoryJournals story={story} />
            <StoryRaw story={story} />
          </>
        )}
      </Answered>
    </>
  );
}

function Facts({ story }: { story: PaymentStoryBody }) {
  const { t, money } = useTranslation();
  const days = useDays();
  const words = useReason();
  const { payment, refusal } = story;
  const none = t('payment-story.none');
  const { worth, method, provider } = payment;
  const facts = {
    payer: payment.payer || t('payment-desk.nobody'),
    ...(payment.member !== undefined && { member: payment.member || t('payment-desk.nobody') }),
    phone: story.phone_end === null ? none : t('payment-story.phone-end', { digits: story.phone_end }),
    amount: money(payment.amount),
    ...(worth !== null &&
      payment.amount.currency !== 'TZS' && {
        worth: t('payment-desk.worth', { worth: money(worth.amount), day: days.day(worth.rate_since.slice(0, 10)) }),
      }),
    method: method === null ? none : PAYMENT_METHODS[method].label,
    company: provider === null ? none : provider === 'cards' ? t('payment-story.cards') : companyName(provider),
    'external-id': story.external_id,
    'transaction-id': story.transaction_id ?? none,
    ...(refusal !== null && { refusal: words(refusal) }),
  };
  return (
    <dl className="card story-facts">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{t(`payment-story.${label as keyof typeof facts}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const REASONS = {
  'insufficient-funds': 'payment-story.reason-insufficient-funds',
  cancelled: 'payment-story.reason-cancelled',
  'wrong-pin': 'payment-story.reason-wrong-pin',
  expired: 'payment-story.reason-expired',
  declined: 'payment-story.reason-declined',
  'invalid-request': 'payment-story.reason-ours',
  credentials: 'payment-story.reason-ours',
  'not-carried': 'payment-story.reason-ours',
  network: 'payment-story.reason-network',
  'no-answer': 'payment-story.reason-no-answer',
  'not-received': 'payment-story.reason-not-received',
  'other-amount': 'payment-story.reason-other-amount',
} as const;

/** Why no money came, with the words of the payment company where it gave any. */
function useReason() {
  const { t } = useTranslation();
  return ({ reason, message }: NonNullable<PaymentStoryBody['refusal']>) => {
    const words = t(isKeyOf(REASONS, reason) ? REASONS[reason] : 'payment-story.reason-other');
    return message === null || message === '' ? words : `${words} (${message})`;
  };
}

function States({ story }: { story: PaymentStoryBody }) {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="story-states">
      <h2 id="story-states">{t('payment-story.states')}</h2>
      <ol className="story-list">
        {story.states.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            <strong>{t(`payment-story.state-${state}`)}</strong>
            <span className="small muted">
              <When at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
