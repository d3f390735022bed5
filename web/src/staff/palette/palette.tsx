import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../shell/translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import type { PaletteProps } from './palette-door.tsx';
import { usePaletteHits } from './use-palette-hits.ts';
import type { PaletteHit } from './use-palette-hits.ts';
import './palette.css';

/** The search over all sections, or the list of keys. */
export default function Palette({ shown, onClose, ...place }: PaletteProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(shown === 'keys' ? 'palette.keys' : 'palette.title')}
      closeLabel={t('staff.close')}
    >
      {shown === 'keys' ? <Keys /> : <Finder {...place} onClose={onClose} />}
    </Dialog>
  );
}

/** A combobox with its listbox always open (WAI-ARIA Authoring Practices): the field keeps the focus. */
function Finder({ portal, sections, onClose }: Omit<PaletteProps, 'shown'>) {
  const { t } = useTranslation();
  const [, goTo] = useLocation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { hits, isFailed, isBusy } = usePaletteHits({ portal, sections }, typed);
  const chosen = Math.min(at, hits.length - 1);
  const open = (hit: PaletteHit | undefined) => {
    if (hit === undefined) return;
    onClose();
    goTo(hit.href);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(hits[chosen]);
    else if (step !== undefined && hits.length > 0) setAt((chosen + step + hits.length) % hits.length);
    else return;
    event.preventDefault();
  };
  return (
    <div className="stack">
      <SearchField
        name="palette"
        value={typed}
        label={t('palette.search')}
        placeholder={t('palette.search')}
        list={{ id, chosen: hits.length > 0 ? `${id}-${chosen}` : undefined, onKeyDown: press }}
        onType={(text) => {
          setTyped(text);
          setAt(0);
        }}
      />
      {isFailed && (
        <Notice tone="danger" announce>
          <p>{t('palette.failed')}</p>
        </Notice>
      )}
      <p role="status" className={hits.length > 0 ? 'visually-hidden' : undefined}>
        {hits.length > 0 ? t('palette.count', { count: hits.length }) : isBusy ? '…' : t('palette.none')}
      </p>
      <div id={id} role="listbox" aria-label={t('palette.results')} className="palette-hits">
        {hits.map((hit, place) => (
          // The field handles the keys of its listbox.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${hit.kind} ${hit.href}`}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            ref={place === chosen ? showIt : undefined}
            onClick={() => open(hit)}
          >
            <span>{hit.title}</span>
            <span className="small muted">{t(`palette.${hit.kind}`)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function showIt(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

const KEYS = [
  ['palette', 'Ctrl K · ⌘ K'],
  ['help', '?'],
  ['move', '↑ ↓'],
  ['open', 'Enter'],
  ['close', 'Esc'],
] as const;

function Keys() {
  const { t } = useTranslation();
  return (
    <dl className="palette-keys">
      {KEYS.map(([name, keys]) => (
        <div key={name}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{t(`palette.key-${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
