import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';

interface PictureProps {
  /** A stream, or the own camera's track. */
  source: MediaStream | MediaStreamTrack | null;
  label: string;
  className: string;
  mirrored?: boolean;
}

/** A moving picture without sound: sound has an element of its own, so that it plays when no picture is shown. */
export function Picture({ source, label, className, mirrored = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    current.srcObject = source instanceof MediaStream || source === null ? source : new MediaStream([source]);
    return () => { current.srcObject = null; };
  }, [source]);
  return <video ref={video} className={mirrored ? `${className} mirrored` : className} aria-label={label} autoPlay playsInline muted />;
}

/** The other person's voice. A browser that keeps sound back until a press gets a button. */
export function Voice({ remote }: { remote: MediaStream | null }) {
  const { t } = useSpeech();
  const audio = useRef<HTMLAudioElement>(null);
  const resumed = useRef(-Infinity);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const { current } = audio;
    if (!current) return;
    current.srcObject = remote;
    if (remote) void current.play().catch((error: unknown) => setSilent(error instanceof DOMException && error.name === 'NotAllowedError'));
    return () => { current.srcObject = null; };
  }, [remote]);
  // The system paused it, as an iPhone does for a telephone call: played again at once if it lets us, otherwise by a press.
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
      {silent && <Button className="call-hear" onClick={() => void audio.current?.play().catch(() => undefined)}>{t('room.hear')}</Button>}
    </>
  );
}

/** How loud the microphone hears the person, ten times a second. */
export function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const { t } = useSpeech();
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
