import { Children, useEffect, useRef, useState } from 'react';
import type { ReactNode, TouchEvent } from 'react';
import { Pause, Play } from 'lucide-react';
import './carousel.css';

interface CarouselProps {
  label: string;
  /** Milliseconds each slide stands before the next comes; it goes round. */
  every: number;
  words: { pause: string; play: string; slide: (number: number) => string };
  /** Stands still until asked: a person who saves data or motion. */
  still?: boolean;
  children: ReactNode;
}

const SWIPE = 50;

/** Slides in a row. Before any script has run it is a row to scroll; then it advances, loops, stops on touch, hover, focus and pause, and a swipe of 50 px turns it (PAT-PLAN-08). */
export function Carousel({ label, every, words, still = false, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const touched = useRef(0);
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(still);
  const [held, setHeld] = useState(false);
  const [live, setLive] = useState(false);
  const show = (index: number) => setShown((index + slides.length) % slides.length);

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
    if (list && slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'smooth' });
  }, [shown]);

  const endTouch = (event: TouchEvent) => {
    setHeld(false);
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touched.current;
    if (Math.abs(moved) > SWIPE) show(shown + (moved < 0 ? 1 : -1));
  };
  const startTouch = (event: TouchEvent) => {
    setHeld(true);
    touched.current = event.touches[0]?.clientX ?? 0;
  };
  return (
    <section
      className="carousel" aria-roledescription="carousel" aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)} onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} onTouchStart={startTouch} onTouchEnd={endTouch}
    >
      <ul ref={track} className="slides">
        {slides.map((slide, index) => <li key={index} inert={live && index !== shown}>{slide}</li>)}
      </ul>
      <div className="carousel-control">
        {slides.map((_, index) => (
          <button key={index} type="button" className="dot" aria-label={words.slide(index + 1)} aria-current={index === shown || undefined} onClick={() => show(index)} />
        ))}
        <button type="button" className="dot-pause" aria-label={paused ? words.play : words.pause} onClick={() => setPaused(!paused)}>
          {paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </button>
      </div>
    </section>
  );
}
