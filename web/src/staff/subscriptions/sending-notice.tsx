import { readableAnywhere } from '../../components/any-number.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import type { Sending } from './use-sending.ts';

/** What became of the code that was sent last, in the printed words (ADM-SUB-19, ERR-24). */
export function SendingNotice({ sending: { outcome } }: { sending: Sending }) {
  const { t } = useTranslation();
  if (outcome === undefined) return null;
  if (outcome.kind === 'refused') return <Failure why={outcome.why} />;
  const phone = readableAnywhere(outcome.phone);
  if (outcome.kind === 'asking') return <Said tone="info" words={t('subscriptions.sending', { phone })} />;
  const { state, fault } = outcome.report;
  if (state === 'accepted') return <Said tone="success" words={t('subscriptions.sent', { phone })} />;
  if (state === 'waiting') return <Said tone="warning" words={t('subscriptions.send-waits')} />;
  if (state === 'unclear') return <Said tone="warning" words={t('subscriptions.send-unclear')} />;
  return <Failure why={fault === null ? undefined : t(`subscriptions.fault-${fault}`)} />;
}

function Failure({ why }: { why: string | undefined }) {
  const { t } = useTranslation();
  const words =
    why === undefined ? t('subscriptions.send-failed') : t('subscriptions.send-failed-why', { message: why });
  return <Said tone="danger" words={words} />;
}

function Said({ tone, words }: { tone: 'info' | 'success' | 'warning' | 'danger'; words: string }) {
  return (
    <Notice tone={tone} announce>
      <p>{words}</p>
    </Notice>
  );
}
