import { useEffect, useState } from 'react';
import { Search } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { Portal } from '../../api/staff.ts';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { PortalSection } from '../section.ts';
import './palette-door.css';

export interface PaletteProps {
  portal: Portal;
  /** What the person may open; doctors and payments are searched only for whom these sections are open. */
  sections: readonly PortalSection[];
  /** `keys` shows the list of keys. */
  shown: 'palette' | 'keys';
  onClose: () => void;
}

/** Its code and sentences load when it is opened for the first time. */
const Palette = lazyPart(() => import('./palette.tsx'), {
  file: 'src/staff/palette/palette.tsx',
  sentences: ['palette', 'cases'],
});

/** Opens the search over all sections by a button and by Ctrl/Cmd-K, and the list of keys by `?`. */
export function PaletteDoor({ portal, sections }: Pick<PaletteProps, 'portal' | 'sections'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<PaletteProps['shown']>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      // Nothing opens over a dialog that waits for an answer.
      if (wanted === undefined || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setShown(wanted);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button look="quiet" aria-keyshortcuts="Control+K Meta+K" onClick={() => setShown('palette')}>
        <Icon node={Search} size={20} />
        <span className="palette-word">{t('staff.find')}</span>
        <kbd className="palette-key" aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      {shown && <Palette.Part portal={portal} sections={sections} shown={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function wantedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): PaletteProps['shown'] | undefined {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'palette';
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '?' && !isTyping && !ctrlKey && !metaKey ? 'keys' : undefined;
}
