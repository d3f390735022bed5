import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../api/public/site.ts';
import { BannerSlide } from '../../components/public/banner-slide.tsx';
import { usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { carouselWords } from './carousel-words.ts';

const EVERY = 5000;

/** The banners that the server stores, or four default slides without pictures (PAT-HOME-02). */
export function Banners() {
  const speech = useTranslation();
  const { t, language } = speech;
  const { savesData } = usePreferences();
  const { data: site } = useQuery(siteQuery());
  const stored = site?.banners ?? [];
  const slides =
    stored.length > 0
      ? stored.map((banner) => ({
          title: banner.title[language],
          image: isAddress(banner.image) ? banner.image : undefined,
        }))
      : ([1, 2, 3, 4] as const).map((number) => ({ title: t(`home.banner-${number}`), image: undefined }));
  return (
    <Carousel label={t('home.banners')} every={EVERY} words={carouselWords(speech)} startsPaused={savesData}>
      {slides.map(({ title, image }, index) => (
        <BannerSlide key={`${index} ${title}`} title={title} picture={savesData ? undefined : image} place={index} />
      ))}
    </Carousel>
  );
}

/** True for the path of a picture. The default slides carry a name in place of an address and show no picture. */
function isAddress(image: string): boolean {
  return image.startsWith('/');
}
