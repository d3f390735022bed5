import { Volume2, VolumeX } from 'lucide-react';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { switchSound } from './ring.ts';
import { useSound } from './use-ring.ts';

/** Whether emergencies ring on this device, and the way to change it. */
export function SoundSwitch() {
  const { t } = useSpeech();
  const on = useSound() !== 'muted';
  const words = t(on ? 'ring.sound-on' : 'ring.sound-off');
  const Icon = on ? Volume2 : VolumeX;
  return (
    <Button look="secondary" className="sound-switch" role="switch" aria-checked={on} aria-label={t('ring.sound')} title={words} onClick={() => switchSound(!on)}>
      <Icon size={22} aria-hidden="true" /><span>{words}</span>
    </Button>
  );
}
