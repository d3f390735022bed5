import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { documentLinkQuery, openDocument } from '../../api/application-reviews.ts';
import type { ReviewedApplicationBody } from '../../api/application-reviews.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { documentKey } from './application-row.tsx';
import { Failure } from './failure.tsx';
import { PdfPage } from './pdf-page.tsx';

type Document = ReviewedApplicationBody['documents'][number];

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

/** The documents, one at a time: zoomed, turned, downloaded (ADM-APP-06). Each opening takes a fresh link. */
export function DocumentViewer({ documents }: { documents: readonly Document[] }) {
  const { t } = useTranslation();
  const asked = useQueryOfAddress().get('document');
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      documents.findIndex(({ label }) => label === asked),
    ),
  );
  const document = documents[place];
  const several = documents.length > 1;
  if (!document) return <p className="card">{t('review.no-documents')}</p>;
  return (
    <section className="card stack" aria-labelledby="review-documents">
      <header className="review-viewer-head">
        {several && (
          <Button
            look="secondary"
            round
            aria-label={t('review.document-before')}
            disabled={place === 0}
            onClick={() => setPlace(place - 1)}
          >
            <Icon node={ChevronLeft} size={22} />
          </Button>
        )}
        <h2 id="review-documents">
          {t(`review.document-${documentKey(document.label)}`)}{' '}
          {several && (
            <span className="small muted">
              {t('review.document-of', { place: place + 1, count: documents.length })}
            </span>
          )}
        </h2>
        {several && (
          <Button
            look="secondary"
            round
            aria-label={t('review.document-next')}
            disabled={place === documents.length - 1}
            onClick={() => setPlace(place + 1)}
          >
            <Icon node={ChevronRight} size={22} />
          </Button>
        )}
      </header>
      <OneDocument key={document.id} document={document} />
    </section>
  );
}

function OneDocument({ document }: { document: Document }) {
  const { t } = useTranslation();
  const { data: address, error, refetch } = useQuery(documentLinkQuery(document.id));
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [state, setState] = useState<{ busy: boolean; broken?: true; error?: unknown }>({ busy: false });
  const scale = ZOOMS[zoom]!;
  const title = t(`review.document-${documentKey(document.label)}`);
  const download = async () => {
    setState({ busy: true });
    try {
      window.location.assign(await openDocument(document.id));
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, error: fault });
    }
  };
  const again = () => {
    setState({ busy: false });
    void refetch();
  };
  const broken = error !== null || state.broken;
  return (
    <>
      <div className="review-tools">
        <Tool name={t('review.zoom-out')} icon={ZoomOut} off={zoom === 0} onPress={() => setZoom(zoom - 1)} />
        <Tool
          name={t('review.zoom-in')}
          icon={ZoomIn}
          off={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
        <Tool name={t('review.turn')} icon={RotateCw} onPress={() => setTurns((turns + 1) % 4)} />
        <Button look="secondary" busy={state.busy} onClick={() => void download()}>
          <Icon node={Download} size={20} />
          {t('review.download')}
        </Button>
      </div>
      {state.error !== undefined && <Failure what="review.fail-download" error={state.error} />}
      {broken && <Failure what="review.fail-document" error={error} onRetry={again} />}
      {!broken && !address && <CardSkeletons count={1} />}
      {!broken && address && (
        // A region that scrolls has to be reached by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="review-paper" tabIndex={0} role="region" aria-label={title}>
          {document.kind === 'pdf' ? (
            <PdfPage address={address} scale={scale} turns={turns} title={title} />
          ) : (
            <img
              src={address}
              alt={title}
              className={turns % 2 === 1 ? 'sideways' : undefined}
              style={{ width: `${scale * 100}%`, rotate: `${turns * 90}deg` }}
              onError={() => setState({ busy: false, broken: true })}
            />
          )}
        </div>
      )}
    </>
  );
}

interface ToolProps {
  name: string;
  icon: IconNode;
  off?: boolean;
  onPress: () => void;
}

function Tool({ name, icon, off = false, onPress }: ToolProps) {
  return (
    <Button look="secondary" round aria-label={name} disabled={off} onClick={onPress}>
      <Icon node={icon} size={20} />
    </Button>
  );
}
