import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** Why the sheet opens: the red end button, or a press on Back or a link. */
export type Leaving = 'end' | 'back';

interface LeaveSheetProps {
  asked: Leaving | undefined;
  /** Nobody else is in the room, so leaving ends nothing for anybody. */
  alone: boolean;
  onStay: () => void;
  onLeave: () => void;
  onEnd: () => void;
}

/** Asks whether to end the call for both, to leave it for a while, or to stay. */
export function LeaveSheet({ asked, alone, onStay, onLeave, onEnd }: LeaveSheetProps) {
  const { t } = useTranslation();
  const end = (
    <Button key="end" look="danger" onClick={onEnd}>
      {t(alone ? 'room.end' : 'room.end-yes')}
    </Button>
  );
  const leave = (
    <Button key="leave" look="secondary" onClick={onLeave}>
      {t('room.leave')}
    </Button>
  );
  return (
    <Sheet
      open={asked !== undefined}
      onClose={onStay}
      title={t(asked === 'back' ? 'room.back-title' : 'room.end-title')}
      closeLabel={t('dialog.close')}
    >
      <p>{t(alone ? 'room.end-alone' : 'room.end-both')}</p>
      <div className="call-end">
        {asked === 'back'
          ? [
              <Button key="stay" onClick={onStay}>
                {t('room.stay')}
              </Button>,
              leave,
              end,
            ]
          : [end, leave]}
      </div>
    </Sheet>
  );
}
