import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../shell/use-hydrated.ts';

interface SitePictureProps {
  /** The path of a picture without its form. */
  path: string;
  className?: string;
  /** Loads nothing on a narrow screen. */
  wideOnly?: boolean;
}

const WIDE = '(min-width: 769px)';
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * A picture of a public page, decorative: on a phone the form of at most 40 kB. One that cannot be loaded or read is
 * absent, so that what stands behind it is seen in its place (ADM-BAN-10).
 */
export function SitePicture({ path, className, wideOnly = false }: SitePictureProps) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const isHydrated = useHydrated();
  const isWritten = useRef(!isHydrated);
  useEffect(() => {
    // In a page that the server wrote it may have failed before there was anything to hear of it.
    const { complete, naturalWidth } = image.current ?? {};
    if (isWritten.current && complete === true && naturalWidth === 0) setBroken(path);
  }, [path]);
  if (broken === path) return null;
  return (
    <picture>
      <source media={WIDE} type="image/avif" srcSet={`${path}?form=wide-avif`} />
      <source media={WIDE} type="image/webp" srcSet={`${path}?form=wide-webp`} />
      {!wideOnly && <source type="image/avif" srcSet={`${path}?form=phone-avif`} />}
      <img
        ref={image}
        className={className}
        src={wideOnly ? NOTHING : `${path}?form=phone-webp`}
        alt=""
        loading={wideOnly ? undefined : 'lazy'}
        decoding="async"
        onError={() => setBroken(path)}
      />
    </picture>
  );
}
