import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Plus, RotateCcw } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { MOST_BANNERS } from '@tabibu/contract/banner-limits';
import { bannersQuery, fetchPicture, pathOf, saveBanners } from '../../api/banners.ts';
import type { BannerListBody } from '../../api/banners.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { BannerSlide } from '../../components/public/banner-slide.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { UnsavedBar } from '../frame/unsaved-bar.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { countChanges, draftOf, isTyped, isWhole, moved, withPicture } from './banner-draft.ts';
import type { DraftBanner } from './banner-draft.ts';
import { BannerItem } from './banner-item.tsx';
import './banners.css';

/** Asks for the banners. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(bannersQuery());
}

/** Mobile Banners: what the home of a phone shows in turn (ADM-BAN-01…05). For administrators. */
export default function BannersTab() {
  const { t } = useTranslation();
  const answer = useAnswer(bannersQuery());
  return (
    <>
      <SectionHead title={t('staff.banners')} lead={t('banners.lead')} />
      <Answered answer={answer} failed={t('banners.list-failed')}>
        {(list) => <BannersForm list={list} />}
      </Answered>
    </>
  );
}

function BannersForm({ list }: { list: BannerListBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [banners, setBanners] = useState<readonly DraftBanner[]>(() => draftsOf(list.banners, list));
  const [version, setVersion] = useState(list.version);
  const [state, setState] = useState<'incomplete' | 'refused' | 'saved'>();
  const { busy, fault, run } = useGuardedAction();
  const edit = (next: readonly DraftBanner[]) => {
    setBanners(next);
    if (state === 'saved') setState(undefined);
  };
  /** Has the server take what was typed: null if it refuses one, which is then marked. */
  const withTyped = async () => {
    const taken = await Promise.all(
      banners.map(async (banner) => {
        if (!isTyped(banner)) return banner;
        try {
          return withPicture(banner, await fetchPicture(banner.address.trim()));
        } catch (error) {
          return { ...banner, refusal: problemText(error, t, 'banners.load-failed') };
        }
      }),
    );
    setBanners(taken);
    return taken.some(({ refusal }) => refusal !== undefined) ? null : taken;
  };
  const restore = (saved: BannerListBody) => {
    setBanners(draftsOf(saved.banners, saved));
    setVersion(saved.version);
  };
  const save = () => {
    if (banners.length === 0 || !banners.every(isWhole)) return setState('incomplete');
    setState(undefined);
    void run(async () => {
      const taken = await withTyped();
      if (taken === null) return setState('refused');
      try {
        const sent = taken.map(({ image, title }) => ({ image, title }));
        const saved = await saveBanners({ version, banners: sent });
        await setAnswer(client, bannersQuery().queryKey, saved);
        restore(saved);
        setState('saved');
      } catch (error) {
        // Somebody else was first: the history names the change, what was edited stays, and saving again decides.
        if (isProblem<'PUT /api/admin/banners'>(error, 'banners-changed'))
          setVersion((await client.fetchQuery(bannersQuery())).version);
        throw error;
      }
    });
  };
  return (
    <>
      {state === 'saved' && (
        <Notice tone="success" announce>
          <p>{t('banners.saved')}</p>
        </Notice>
      )}
      {state === 'incomplete' && (
        <Notice tone="danger" announce>
          <p>{t('banners.incomplete')}</p>
        </Notice>
      )}
      {state === 'refused' && (
        <Notice tone="danger" title={t('banners.save-failed')} announce>
          <p>{t('banners.not-taken')}</p>
        </Notice>
      )}
      {fault !== undefined && (
        <Notice tone="danger" title={t('banners.save-failed')} announce>
          <p>{fault}</p>
        </Notice>
      )}
      <div className="row">
        <Button
          look="secondary"
          disabled={banners.length >= MOST_BANNERS}
          onClick={() => edit([...banners, draftOf()])}
        >
          <Icon node={Plus} size={18} />
          {t('banners.add')}
        </Button>
        <Button look="quiet" onClick={() => edit(draftsOf(list.defaults, list))}>
          <Icon node={RotateCcw} size={18} />
          {t('banners.reset')}
        </Button>
      </div>
      <ol className="banner-items">
        {banners.map((banner, place) => (
          <BannerItem
            key={banner.key}
            banner={banner}
            place={place}
            count={banners.length}
            tried={state === 'incomplete'}
            onChange={(next) => edit(banners.map((one) => (one.key === banner.key ? next : one)))}
            onMove={(from, to) => edit(moved(banners, from, to))}
            onRemove={() => edit(banners.filter(({ key }) => key !== banner.key))}
          />
        ))}
      </ol>
      <History list={list} onUse={(old) => edit(draftsOf(old, list))} />
      <UnsavedBar
        count={countChanges(banners, list.banners)}
        busy={busy}
        onSave={save}
        onDiscard={() => {
          restore(list);
          setState(undefined);
        }}
      />
    </>
  );
}

const draftsOf = (banners: BannerListBody['banners'], { pictures }: BannerListBody) =>
  banners.map((banner) => draftOf(banner, pictures));

interface HistoryProps {
  list: BannerListBody;
  onUse: (banners: BannerListBody['banners']) => void;
}

/** Who saved which banners. The lists of before can be taken up again. */
function History({ list: { history }, onUse }: HistoryProps) {
  const { t, language } = useTranslation();
  if (history.length === 0) return null;
  return (
    <details className="banner-history">
      <summary>{t('banners.history')}</summary>
      <ol>
        {history.map(({ version, banners, by, at }, place) => (
          <li key={version}>
            <strong>{by ?? t('banners.nobody')}</strong>{' '}
            <span className="small muted">
              <When at={at} />
            </span>
            <ul className="banner-thumbs">
              {banners.map(({ image, title }, nth) => (
                <li key={image + String(nth)}>
                  <BannerSlide title={title[language]} picture={pathOf(image)} place={nth} />
                </li>
              ))}
            </ul>
            {place > 0 && (
              <Button look="quiet" onClick={() => onUse(banners)}>
                {t('banners.use-again')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
