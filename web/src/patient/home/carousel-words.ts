import type { Speech } from '../../shell/speech.tsx';

/** What the controls of a carousel are called. */
export function carouselWords({ t }: Speech): { pause: string; play: string; slide: (number: number) => string } {
  return { pause: t('carousel.pause'), play: t('carousel.play'), slide: (number) => t('carousel.slide', { number }) };
}
