import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../api/site.ts';
import { usePreferences } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Motif } from '../../ui/motif.tsx';
import { carouselWords } from './carousel-words.ts';

const EVERY = 5000;

/** The stored banners, or the four default slides (PAT-HOME-02). */
export function Banners() {
  const speech = useSpeech();
  const { t, language } = speech;
  const { savesData } = usePreferences();
  const { data: site } = useQuery(siteQuery());
  const stored = site?.banners ?? [];
  const slides = stored.length > 0
    ? stored.map((banner) => ({ title: banner.title[language], image: isAddress(banner.image) ? banner.image : undefined }))
    : ([1, 2, 3, 4] as const).map((number) => ({ title: t(`home.banner-${number}`), image: undefined }));
  return (
    <Carousel label={t('home.banners')} every={EVERY} words={carouselWords(speech)} still={savesData}>
      {slides.map(({ title, image }, index) => (
        <div key={title} className={`banner banner-${index % 4}`}>
          {image && !savesData && <img src={image} alt="" loading="lazy" decoding="async" />}
          <p>{title}</p>
          <Motif weave={((index + 1) % 5) as 0 | 1 | 2 | 3 | 4} />
        </div>
      ))}
    </Carousel>
  );
}

/** The default slides carry names instead of pictures; their pictures are drawn here. */
function isAddress(image: string): boolean {
  return /^(\/|https:)/.test(image);
}
