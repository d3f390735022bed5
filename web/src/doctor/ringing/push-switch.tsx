import { Vibrate, VibrateOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CannotPush } from '../../components/push-here.ts';
import type { PushHere } from '../../components/use-push-here.ts';

/** The switch for push messages: emergencies then ring on this device also while the page is closed. */
export function PushSwitch({ push: { on, busy, turn } }: { push: PushHere }) {
  const { t } = useTranslation();
  const icon = on ? Vibrate : VibrateOff;
  return (
    <Button
      look="secondary"
      className="push-switch"
      role="switch"
      busy={busy}
      aria-checked={on}
      aria-label={t('ring.closed')}
      title={t('ring.closed')}
      onClick={() => turn(!on)}
    >
      <Icon node={icon} size={22} />
      <span>{t(on ? 'ring.closed-on' : 'ring.closed-off')}</span>
    </Button>
  );
}

/** What the last press of the switch led to, if it needs words: what to expect, or why it failed. */
export function PushNote({ push: { justOn, failure } }: { push: PushHere }) {
  const { t } = useTranslation();
  if (justOn)
    return (
      <Notice tone="success" announce title={t('ring.closed-rings')}>
        <p>{t('ring.closed-rings-note')}</p>
      </Notice>
    );
  if (failure === null) return null;
  if (failure instanceof CannotPush) {
    const { obstacle } = failure;
    return (
      <Notice tone="warning" announce title={t(`ring.closed-${obstacle}`)}>
        <p>{t(`ring.closed-${obstacle}-note`)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" announce title={t('ring.closed-failed')}>
      <p>{problemText(failure, t, 'ring.closed-failed-note')}</p>
    </Notice>
  );
}
