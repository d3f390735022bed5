import { useSound } from '../../components/use-ring.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Says that an emergency would not be heard at this screen, and what to do about it. */
export function SoundNote() {
  const { t } = useTranslation();
  const sound = useSound();
  if (sound === 'on') return null;
  return (
    <Notice tone="warning">
      <p>{t(sound === 'locked' ? 'house-day.sound-locked' : 'house-day.sound-muted')}</p>
    </Notice>
  );
}
