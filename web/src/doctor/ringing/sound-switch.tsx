import { Volume2, VolumeX } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { switchSound } from '../../components/ring.ts';
import { useSound } from '../../components/use-ring.ts';

/** The switch for the sound of emergencies on this device. */
export function SoundSwitch() {
  const { t } = useTranslation();
  const on = useSound() !== 'muted';
  const words = t(on ? 'ring.sound-on' : 'ring.sound-off');
  const icon = on ? Volume2 : VolumeX;
  return (
    <Button
      look="secondary"
      className="sound-switch"
      role="switch"
      aria-checked={on}
      aria-label={t('ring.sound')}
      title={words}
      onClick={() => switchSound(!on)}
    >
      <Icon node={icon} size={22} />
      <span>{words}</span>
    </Button>
  );
}
