import { Megaphone, MegaphoneOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { usePushSubscription } from '../../components/use-push-here.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PushNote } from '../ringing/push-switch.tsx';

/** The switch for announcements to this browser while its page is closed. It works with script only. */
export function AnnouncementsHere() {
  const { t } = useTranslation();
  const push = usePushSubscription();
  const icon = push.announcements ? Megaphone : MegaphoneOff;
  return (
    <section className="card stack" aria-labelledby="announcements-here">
      <h2 id="announcements-here">{t('bell.push')}</h2>
      <p id="announcements-here-note">{t('bell.push-note')}</p>
      <div>
        <Button
          look="secondary"
          role="switch"
          busy={push.busy}
          aria-checked={push.announcements}
          aria-labelledby="announcements-here"
          aria-describedby="announcements-here-note"
          onClick={() => push.turnAnnouncements(!push.announcements)}
        >
          <Icon node={icon} size={20} />
          <span>{t(push.announcements ? 'bell.push-on' : 'bell.push-off')}</span>
        </Button>
      </div>
      <PushNote push={push} />
    </section>
  );
}
