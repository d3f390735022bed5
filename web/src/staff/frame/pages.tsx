import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import './frame-pieces.css';

interface PagesProps {
  /** Shows the page before; undefined on the first one. */
  onPrev?: (() => void) | undefined;
  /** Shows the page after; undefined on the last one. */
  onNext?: (() => void) | undefined;
  /** Where the list stands, if pages are counted. */
  at?: { readonly page: number; readonly pages: number };
}

/** The buttons to the pages beside this one, of lists by page number and of lists by cursor. Absent for one page. */
export function Pages({ onPrev, onNext, at }: PagesProps) {
  const { t } = useTranslation();
  if (!onPrev && !onNext) return null;
  return (
    <nav className="list-pages" aria-label={t('staff.pages')}>
      <Button look="secondary" disabled={!onPrev} onClick={onPrev}>
        {t('staff.prev')}
      </Button>
      {at && <span>{t('staff.page', { page: at.page, pages: at.pages })}</span>}
      <Button look="secondary" disabled={!onNext} onClick={onNext}>
        {t('staff.next')}
      </Button>
    </nav>
  );
}

/**
 * Returns the properties of `Pages` for a list by page number: `<Pages {...numbered(data.page, data.pages, show)} />`.
 */
export function numbered(page: number, pages: number, show: (page: number) => void): PagesProps {
  return {
    at: { page, pages },
    onPrev: page > 1 ? () => show(page - 1) : undefined,
    onNext: page < pages ? () => show(page + 1) : undefined,
  };
}
