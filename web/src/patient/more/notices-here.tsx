import { problemText } from '../../api/forms/problem-text.ts';
import { CannotPush } from '../../components/push-here.ts';
import { usePushSubscription } from '../../components/use-push-here.ts';
import type { PushHere } from '../../components/use-push-here.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** The switch for messages to this browser while its page is closed. It works with script only. */
export function NoticesHere() {
  const { t } = useTranslation();
  const push = usePushSubscription();
  return (
    <section className="card stack" aria-labelledby="notices-here">
      <h2 id="notices-here">{t('notices.push')}</h2>
      <p id="notices-here-note">{t('notices.push-note')}</p>
      <Button
        look="secondary"
        wide
        role="switch"
        className="notice-switch apart"
        busy={push.busy}
        aria-checked={push.on}
        aria-describedby="notices-here-note"
        onClick={() => push.turn(!push.on)}
      >
        <span>{t('notices.push')}</span>
        <span className="notice-switch-state" aria-hidden="true">
          {t(push.on ? 'notices.push-on' : 'notices.push-off')}
        </span>
      </Button>
      <Outcome push={push} />
    </section>
  );
}

/** What the last press of the switch led to, if it needs words: what to expect, or why it failed. */
function Outcome({ push: { justOn, failure } }: { push: PushHere }) {
  const { t } = useTranslation();
  if (justOn)
    return (
      <Notice tone="success" announce title={t('notices.push-done')}>
        <p>{t('notices.push-done-note')}</p>
      </Notice>
    );
  if (failure === null) return null;
  if (failure instanceof CannotPush)
    return (
      <Notice tone="warning" announce title={t(`notices.push-${failure.obstacle}`)}>
        <p>{t(`notices.push-${failure.obstacle}-note`)}</p>
      </Notice>
    );
  return (
    <Notice tone="danger" announce title={t('notices.push-failed')}>
      <p>{problemText(failure, t, 'notices.push-failed-note')}</p>
    </Notice>
  );
}
