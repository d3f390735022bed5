import { Children, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Pause, Play } from 'lucide';
import { Icon } from './icon.tsx';
import './carousel.css';

interface CarouselProps {
  label: string;
  /** Milliseconds until the next slide. After the last one the first follows. */
  every: number;
  words: { pause: string; play: string; slide: (number: number) => string };
  /** Starts paused, for a person who saves data. */
  startsPaused?: boolean;
  children: ReactNode;
}

const SWIPE = 50;

/**
 * A carousel. Without script it is a row to scroll. With script it advances and loops, stops on touch, hover, focus and
 * pause, and turns on a swipe of 50 px (PAT-PLAN-08).
 */
export function Carousel({ label, every, words, startsPaused = false, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(startsPaused);
  const [held, setHeld] = useState(false);
  const [live, setLive] = useState(false);

  useEffect(() => {
    setLive(true);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (paused || held) return;
    const timer = setInterval(() => setShown((now) => (document.hidden ? now : (now + 1) % slides.length)), every);
    return () => clearInterval(timer);
  }, [paused, held, every, slides.length]);
  useEffect(() => {
    const list = track.current;
    const slide = list?.children[shown];
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'smooth' });
  }, [shown]);

  useHold(frame, setHeld, (forward) => setShown((now) => (now + (forward ? 1 : -1) + slides.length) % slides.length));
  return (
    <section ref={frame} className="carousel" aria-roledescription="carousel" aria-label={label}>
      <ul ref={track} className="slides">
        {slides.map((slide, index) => (
          <li key={index} inert={live && index !== shown}>
            {slide}
          </li>
        ))}
      </ul>
      <div className="carousel-control">
        {slides.map((_, index) => (
          <button
            key={index}
            type="button"
            className="dot"
            aria-label={words.slide(index + 1)}
            aria-current={index === shown || undefined}
            onClick={() => setShown(index)}
          />
        ))}
        <button
          type="button"
          className="dot-pause"
          aria-label={paused ? words.play : words.pause}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Icon node={Play} size={16} /> : <Icon node={Pause} size={16} />}
        </button>
      </div>
    </section>
  );
}

/** Holds the slides while a mouse is over them, a finger touches them or the focus is inside. A swipe turns them. */
function useHold(
  frame: RefObject<HTMLElement | null>,
  hold: (held: boolean) => void,
  turn: (forward: boolean) => void,
): void {
  const turning = useRef(turn);
  turning.current = turn;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listenerAbort = new AbortController();
    const { signal } = listenerAbort;
    let touched = 0;
    const touchX = (event: TouchEvent) => event.changedTouches[0]?.clientX ?? 0;
    for (const type of ['pointerenter', 'focusin'] as const)
      element.addEventListener(type, () => hold(true), { signal });
    for (const type of ['pointerleave', 'focusout', 'touchcancel'] as const)
      element.addEventListener(type, () => hold(false), { signal });
    element.addEventListener(
      'touchstart',
      (event) => {
        hold(true);
        touched = touchX(event);
      },
      { signal, passive: true },
    );
    element.addEventListener(
      'touchend',
      (event) => {
        hold(false);
        const moved = touchX(event) - touched;
        if (Math.abs(moved) > SWIPE) turning.current(moved < 0);
      },
      { signal },
    );
    return () => listenerAbort.abort();
  }, [frame, hold]);
}
