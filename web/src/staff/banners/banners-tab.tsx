import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Plus, RotateCcw } from 'lucide-react';
import { MOST_BANNERS } from '@tabibu/contract/banner-limits';
import { bannersQuery, saveBanners } from '../../api/banners.ts';
import type { BannerListBody } from '../../api/banners.ts';
import { isProblem } from '../../api/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { UnsavedBar } from '../frame/unsaved-bar.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { countChanges, draftOf, isWhole, moved } from './banner-draft.ts';
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
  const [banners, setBanners] = useState<readonly DraftBanner[]>(() => list.banners.map(draftOf));
  const [version, setVersion] = useState(list.version);
  const [state, setState] = useState<'incomplete' | 'saved'>();
  const { busy, fault, run } = useGuardedAction();
  const edit = (next: readonly DraftBanner[]) => {
    setBanners(next);
    if (state === 'saved') setState(undefined);
  };
  const restore = (saved: BannerListBody) => {
    setBanners(saved.banners.map(draftOf));
    setVersion(saved.version);
  };
  const save = () => {
    if (banners.length === 0 || !banners.every(isWhole)) return setState('incomplete');
    setState(undefined);
    void run(async () => {
      try {
        const sent = banners.map(({ image, title }) => ({ image, title }));
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
          <Plus size={18} aria-hidden="true" />
          {t('banners.add')}
        </Button>
        <Button look="quiet" onClick={() => edit(list.defaults.map(draftOf))}>
          <RotateCcw size={18} aria-hidden="true" />
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
      <History list={list} onUse={(old) => edit(old.map(draftOf))} />
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
            <p className="small">{banners.map(({ title }) => title[language]).join(' · ')}</p>
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
