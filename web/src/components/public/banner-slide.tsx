import { Motif } from '../../ui/public/motif.tsx';
import { SitePicture } from './site-picture.tsx';
import './banner-slide.css';

interface BannerSlideProps {
  title: string;
  /** The path of the picture without its form; undefined for none. */
  picture?: string | undefined;
  /** Its place among the banners, from 0: it decides the colours behind. */
  place: number;
}

/** One banner of the phone home. Without a picture, or with a broken one, it has its colour and woven band. */
export function BannerSlide({ title, picture, place }: BannerSlideProps) {
  return (
    <div className={`banner banner-${place % 4}`}>
      {picture !== undefined && <SitePicture path={picture} />}
      <p>{title}</p>
      <Motif weave={((place + 1) % 5) as 0 | 1 | 2 | 3 | 4} />
    </div>
  );
}
