import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { pathOf } from '../../api/banners.ts';
import { BannerSlide } from '../../components/public/banner-slide.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { hasPicture, withPicture } from './banner-draft.ts';
import type { DraftBanner } from './banner-draft.ts';
import { PictureField } from './picture-field.tsx';

interface BannerItemProps {
  banner: DraftBanner;
  place: number;
  count: number;
  /** Saving was tried: what is missing is marked. */
  tried: boolean;
  onChange: (banner: DraftBanner) => void;
  /** Moves the banner at one place to another. */
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A banner with its picture, its titles, and how phones show it. Its order is changed by dragging or by buttons. */
export function BannerItem({ banner, place, count, tried, onChange, onMove, onRemove }: BannerItemProps) {
  const { t, language } = useTranslation();
  const missing = tried ? t('banners.missing') : undefined;
  const picture = pathOf(banner.image);
  return (
    // Dragging only repeats what the buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="card banner-item"
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(place))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const from = Number(event.dataTransfer.getData('text/plain'));
        if (Number.isInteger(from) && from !== place) onMove(from, place);
      }}
    >
      <div className="banner-item-head">
        <Icon node={GripVertical} size={20} />
        <h2>{t('banners.place', { place: place + 1, count })}</h2>
        <Button look="quiet" disabled={place === 0} onClick={() => onMove(place, place - 1)}>
          <Icon node={ArrowUp} size={18} />
          {t('banners.up')}
        </Button>
        <Button look="quiet" disabled={place === count - 1} onClick={() => onMove(place, place + 1)}>
          <Icon node={ArrowDown} size={18} />
          {t('banners.down')}
        </Button>
        <Button look="quiet" onClick={onRemove}>
          <Icon node={Trash2} size={18} />
          {t('banners.remove')}
        </Button>
      </div>
      <div className="banner-item-body">
        <figure>
          <figcaption className="small muted">{t('banners.preview')}</figcaption>
          <BannerSlide title={banner.title[language]} picture={picture} place={place} />
        </figure>
        <div className="stack">
          {(Object.keys(LANGUAGES) as Language[]).map((code) => (
            <TextField
              key={code}
              label={t('banners.title', { language: code })}
              name={`banner-${banner.key}.${code}`}
              maxLength={80}
              value={banner.title[code]}
              error={banner.title[code].trim() === '' ? missing : undefined}
              onChange={({ target }) => onChange({ ...banner, title: { ...banner.title, [code]: target.value } })}
            />
          ))}
          <PictureField
            name={`banner-${banner.key}`}
            address={banner.address}
            onAddress={(address) => onChange({ ...banner, address, refusal: undefined })}
            onPicture={(taken) => onChange(withPicture(banner, taken))}
            error={banner.refusal ?? (hasPicture(banner) ? undefined : missing)}
          />
        </div>
      </div>
    </li>
  );
}
