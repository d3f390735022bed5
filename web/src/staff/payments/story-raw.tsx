import type { ReactNode } from 'react';
import { isKeyOf } from '@tabibu/contract/own-key';
import type { PaymentStoryBody } from '../../api/payment-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { When } from '../frame/when.tsx';

type Exchange = PaymentStoryBody['exchanges'][number];
type Callback = PaymentStoryBody['callbacks'][number];

/** What went over the wire, folded: what we asked, the answers about the status, and callbacks. */
export function StoryRaw({ story }: { story: PaymentStoryBody }) {
  const { t } = useTranslation();
  const requests = story.exchanges.filter(({ kind }) => kind === 'request');
  const answers = story.exchanges.filter(({ kind }) => kind === 'status');
  return (
    <section className="stack" aria-labelledby="story-raw">
      <div>
        <h2 id="story-raw">{t('payment-story.raw')}</h2>
        <p className="small muted">{t('payment-story.raw-lead')}</p>
      </div>
      <Part title={t('payment-story.asked')}>
        {requests.length === 0 && (
          <p>{t(story.requests_missing ? 'payment-story.not-kept' : 'payment-story.not-asked')}</p>
        )}
        {requests.map((exchange) => (
          <ExchangeDetails key={exchange.id} exchange={exchange} />
        ))}
      </Part>
      <Part title={t('payment-story.callbacks')}>
        {story.callbacks.length === 0 && <p>{t('payment-story.no-callbacks')}</p>}
        {story.callbacks.map((callback) => (
          <CallbackDetails key={callback.id} callback={callback} />
        ))}
      </Part>
      <Part title={t('payment-story.answers')}>
        {answers.length === 0 && (
          <p>{t(story.answers_missing ? 'payment-story.not-kept' : 'payment-story.no-answers')}</p>
        )}
        {answers.map((exchange) => (
          <ExchangeDetails key={exchange.id} exchange={exchange} />
        ))}
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="card stack">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function ExchangeDetails({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation();
  const { http_status: status, failure, times, first_at: first, last_at: last, method, url, body, answer } = exchange;
  return (
    <details className="story-raw">
      <summary>
        <strong>
          {failure === null
            ? t('payment-story.answered', { status: status ?? 0 })
            : t('payment-story.unanswered', { why: failure })}
        </strong>{' '}
        <span className="small muted">
          <When at={first} />
          {times > 1 && (
            <>
              {' '}
              {t('payment-story.until')} <When at={last} /> · {t('payment-story.times', { count: times })}
            </>
          )}
        </span>
      </summary>
      <p className="small muted">{t('payment-story.question')}</p>
      <pre>{[`${method} ${url}`, ...(body === null ? [] : [body])].join('\n\n')}</pre>
      {answer !== null && (
        <>
          <p className="small muted">{t('payment-story.answer')}</p>
          <pre>{answer}</pre>
        </>
      )}
    </details>
  );
}

const SIGNATURES = {
  good: { tone: 'good', word: 'payment-story.signed' },
  none: { tone: 'quiet', word: 'payment-story.unsigned' },
  rejected: { tone: 'bad', word: 'payment-story.rejected' },
} as const;

const WHYS = {
  'bad-signature': 'payment-story.why-bad-signature',
  unsigned: 'payment-story.why-unsigned',
  stale: 'payment-story.why-stale',
  'wrong-account': 'payment-story.why-wrong-account',
  'not-json': 'payment-story.why-unreadable',
  'wrong-shape': 'payment-story.why-unreadable',
  unverifiable: 'payment-story.why-unverifiable',
} as const;

const CLAIMS = {
  paid: 'payment-story.claims-paid',
  refused: 'payment-story.claims-refused',
  pending: 'payment-story.claims-pending',
} as const;

function CallbackDetails({ callback: { received_at: at, text, bytes, sha256, ...said } }: { callback: Callback }) {
  const { t } = useTranslation();
  const { tone, word } = SIGNATURES[said.signature];
  const about =
    said.why !== null && isKeyOf(WHYS, said.why)
      ? WHYS[said.why]
      : said.claims !== null && isKeyOf(CLAIMS, said.claims)
        ? CLAIMS[said.claims]
        : undefined;
  return (
    <details className="story-raw">
      <summary>
        <StateChip tone={tone} word={t(word)} /> {about !== undefined && t(about)}{' '}
        <span className="small muted">
          <When at={at} />
        </span>
      </summary>
      <pre>{text}</pre>
      <p className="small muted">{t('payment-story.bytes', { bytes, sha256 })}</p>
    </details>
  );
}
