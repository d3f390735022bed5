import { useQuery } from '@tanstack/react-query';
import { testimonialsQuery } from '../../api/public/testimonials.ts';
import { usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { carouselWords } from './carousel-words.ts';

const EVERY = 5000;

/** A carousel with what people said about us, in the words that they agreed to. Absent without any. */
export default function Testimonials() {
  const speech = useTranslation();
  const { t, language } = speech;
  const { savesData } = usePreferences();
  const { data: said = [] } = useQuery(testimonialsQuery(language));
  if (said.length === 0) return null;
  return (
    <section className="stack">
      <div className="section-head">
        <h2>{t('home.testimonials')}</h2>
      </div>
      <Carousel label={t('home.testimonials')} every={EVERY} words={carouselWords(speech)} startsPaused={savesData}>
        {said.map(({ id, name, words, language: spoken }) => (
          <figure key={id} className="card testimonial">
            <blockquote lang={spoken}>
              <p>{words}</p>
            </blockquote>
            <figcaption className="muted">{name}</figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
