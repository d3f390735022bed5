import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { fetchPicture, heroQuery, pathOf, putHero } from '../../api/banners.ts';
import type { HeroBody, PictureBody } from '../../api/banners.ts';
import { setAnswer } from '../../api/query.ts';
import { SitePicture } from '../../components/public/site-picture.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { PictureField } from './picture-field.tsx';
import './banners.css';

/** Asks for the picture. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(heroQuery());
}

/** Hero Banner: the picture behind the heading of the web home (ADM-HERO-01…07). For administrators. */
export default function HeroTab() {
  const { t } = useTranslation();
  const answer = useAnswer(heroQuery());
  return (
    <>
      <SectionHead title={t('staff.hero')} lead={t('banners.hero-lead')} />
      <Answered answer={answer} failed={t('banners.list-failed')}>
        {(hero) => <HeroForm hero={hero} />}
      </Answered>
    </>
  );
}

function HeroForm({ hero }: { hero: HeroBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [picture, setPicture] = useState<PictureBody>();
  const [previews, setPreviews] = useState(false);
  const [saved, setSaved] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  /** The picture that was chosen; the server fetches a typed address first, so that only what loads is kept. */
  const chosen = async () => {
    const taken = picture ?? (await fetchPicture(address));
    setPicture(taken);
    return taken;
  };
  const put = (find: () => Promise<string | null>) =>
    void run(async () => {
      setSaved(false);
      try {
        const set = await putHero({ version: hero.version, picture_id: await find() });
        await setAnswer(client, heroQuery().queryKey, set);
      } catch (error) {
        await client.invalidateQueries({ queryKey: heroQuery().queryKey });
        throw error;
      }
      setPicture(undefined);
      setAddress('');
      setPreviews(false);
      setSaved(true);
    });
  const preview = () =>
    previews
      ? setPreviews(false)
      : void run(async () => {
          await chosen();
          setPreviews(true);
        });
  return (
    <>
      {saved && (
        <Notice tone="success" announce>
          <p>{t('banners.hero-saved')}</p>
        </Notice>
      )}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <section className="card stack">
        <h2>{t(previews ? 'banners.hero-new' : 'banners.hero-now')}</h2>
        <HeroFrame picture={previews ? picture : (hero.picture ?? undefined)} />
        {hero.picture?.address && <p className="small muted hero-address">{hero.picture.address}</p>}
        {hero.picture && (
          <div className="row">
            <Button look="quiet" busy={busy} onClick={() => put(async () => null)}>
              {t('banners.hero-default')}
            </Button>
          </div>
        )}
      </section>
      <section className="card stack">
        <PictureField
          name="hero"
          address={address}
          onAddress={(typed) => {
            setAddress(typed);
            setPicture(undefined);
            setPreviews(false);
          }}
          onPicture={(taken) => {
            setPicture(taken);
            setPreviews(true);
          }}
        />
        <div className="row">
          <Button busy={busy} onClick={() => put(async () => (await chosen()).id)}>
            {t('banners.hero-update')}
          </Button>
          <Button look="secondary" disabled={busy} onClick={preview}>
            {previews ? <Icon node={EyeOff} size={18} /> : <Icon node={Eye} size={18} />}
            {t(previews ? 'banners.exit-preview' : 'banners.hero-preview')}
          </Button>
        </div>
      </section>
      <HeroHistory hero={hero} busy={busy} onUse={(id) => put(async () => id)} />
    </>
  );
}

/** The heading of the web home as visitors see it, with a picture behind it or the default one. */
function HeroFrame({ picture }: { picture: PictureBody | undefined }) {
  const { t } = useTranslation();
  const path = picture && pathOf(picture.id);
  return (
    <div className={path === undefined ? 'hero-frame plain-hero' : 'hero-frame'}>
      {path !== undefined && <SitePicture path={path} />}
      <p className="hero-words">{path === undefined ? t('banners.hero-none') : t('banners.hero-words')}</p>
    </div>
  );
}

interface HistoryProps {
  hero: HeroBody;
  busy: boolean;
  onUse: (pictureId: string | null) => void;
}

function HeroHistory({ hero: { history }, busy, onUse }: HistoryProps) {
  const { t } = useTranslation();
  if (history.length === 0) return null;
  return (
    <details className="banner-history">
      <summary>{t('banners.history')}</summary>
      <ol>
        {history.map(({ picture, by, at }, place) => (
          <li key={at + String(place)}>
            <strong>{by ?? t('banners.nobody')}</strong>{' '}
            <span className="small muted">
              <When at={at} />
            </span>
            <p className="small hero-address">
              {picture === null ? t('banners.hero-none') : (picture.address ?? t('banners.a-file'))}
            </p>
            {place > 0 && (
              <Button look="quiet" busy={busy} onClick={() => onUse(picture?.id ?? null)}>
                {t('banners.use-again')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
