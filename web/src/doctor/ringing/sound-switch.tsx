import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { switchSound } from '../../components/ring.ts';
import { useSound } from '../../components/use-ring.ts';

/** The switch for the sound of emergencies on this device. */
export function SoundSwitch() {
  const { t } = useTranslation();
  const on = useSound() !== 'muted';
  const words = t(on ? 'ring.sound-on' : 'ring.sound-off');
  const Icon = on ? Volume2 : VolumeX;
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
      <Icon size={22} aria-hidden="true" />
      <span>{words}</span>
    </Button>
  );
}
