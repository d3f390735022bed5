import { useState } from 'react';
import { Gauge } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { CallSession } from '../call/call-session.ts';
import type { VideoPreference } from '../call/quality-ladder.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Control } from './call-control.tsx';

const WISHES: readonly VideoPreference[] = ['automatic', 'small', 'large', 'none'];

/**
 * The choice of video quality: by the network, always small, always large, or voice only. A choice takes effect at
 * once.
 */
export function PictureControl({ session, wish }: { session: CallSession; wish: VideoPreference }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const items = WISHES.map((value) => ({
    value,
    title: t(`room.picture-${value}`),
    note: t(`room.picture-${value}-note`),
  }));
  return (
    <>
      <Control name="picture" off={wish !== 'automatic'} icon={<Icon node={Gauge} />} onClick={() => setOpen(true)}>
        {t('room.picture')}
      </Control>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('room.picture-title')} closeLabel={t('dialog.close')}>
        <Choice
          legend={t('room.picture-legend')}
          name="picture"
          items={items}
          value={wish}
          onChoose={(value) => session.wishPicture(value)}
        />
        <div className="call-end">
          <Button wide onClick={() => setOpen(false)}>
            {t('room.picture-done')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
