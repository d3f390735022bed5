import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';

interface PictureProps {
  /** The other participant's stream, or the track of this person's camera. */
  source: MediaStream | MediaStreamTrack | null;
  label: string;
  className: string;
  mirrored?: boolean;
}

/** A muted video. Sound has its own element, so that it also plays while no video is shown. */
export function Picture({ source, label, className, mirrored = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    current.srcObject = source instanceof MediaStream || source === null ? source : new MediaStream([source]);
    return () => {
      current.srcObject = null;
    };
  }, [source]);
  return (
    <video
      ref={video}
      className={mirrored ? `${className} mirrored` : className}
      aria-label={label}
      autoPlay
      playsInline
      muted
    />
  );
}

/** Plays the other participant's voice. Shows a button when the browser blocks sound until a press. */
export function Voice({ remote }: { remote: MediaStream | null }) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const resumed = useRef(-Infinity);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const { current } = audio;
    if (!current) return;
    current.srcObject = remote;
    if (remote)
      void current
        .play()
        .catch((error: unknown) => setSilent(error instanceof DOMException && error.name === 'NotAllowedError'));
    return () => {
      current.srcObject = null;
    };
  }, [remote]);
  // The system paused the sound, as an iPhone does for a telephone call. Try to play it again, at most once a second;
  // if that fails, the button stays.
  const resume = () => {
    if (!remote?.active) return;
    setSilent(true);
    if (performance.now() - resumed.current < 1_000) return;
    resumed.current = performance.now();
    void audio.current?.play().catch(() => undefined);
  };
  return (
    <>
      {/* A conversation has no captions to show. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} autoPlay onPause={resume} onPlaying={() => setSilent(false)} />
      {silent && (
        <Button className="call-hear" onClick={() => void audio.current?.play().catch(() => undefined)}>
          {t('room.hear')}
        </Button>
      )}
    </>
  );
}

/** Shows the loudness of the microphone, updated ten times a second. */
export function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
      if (meter.current) meter.current.value = Math.min(1, loudness * 6);
    }, 100);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return <meter ref={meter} className="call-level" min={0} max={1} value={0} aria-label={t('room.level')} />;
}
