import type { Translation } from '../../shell/translation.tsx';

/** The names of a carousel's controls, in the reader's language. */
export function carouselWords({ t }: Translation): { pause: string; play: string; slide: (number: number) => string } {
  return { pause: t('carousel.pause'), play: t('carousel.play'), slide: (number) => t('carousel.slide', { number }) };
}
