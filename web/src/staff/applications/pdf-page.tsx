import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { openPdf } from './open-pdf.ts';

interface PdfProps {
  address: string;
  /** 1 is the width of the viewer. */
  scale: number;
  /** Quarter turns to the right. */
  turns: number;
  title: string;
}

/** One page of a PDF, drawn by our own script: nothing of the document runs, and no plug-in opens it. */
export function PdfPage({ address, scale, turns, title }: PdfProps) {
  const { t } = useTranslation();
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [broken, setBroken] = useState(false);
  const [page, setPage] = useState(1);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const opening = openPdf(address);
    opening.document.then(
      (opened) => !isOver && setPdf(opened),
      () => !isOver && setBroken(true),
    );
    return () => {
      isOver = true;
      opening.close();
    };
  }, [address]);
  useEffect(() => {
    const paper = canvas.current;
    if (!pdf || !paper) return undefined;
    let isOver = false;
    let stop = () => {};
    const draw = async () => {
      const opened = await pdf.getPage(page);
      if (isOver) return;
      const rotation = (opened.rotate + turns * 90) % 360;
      const width = (paper.parentElement?.clientWidth ?? 600) * scale;
      const whole = opened.getViewport({ scale: 1, rotation });
      const viewport = opened.getViewport({ scale: width / whole.width, rotation });
      paper.width = Math.round(viewport.width);
      paper.height = Math.round(viewport.height);
      const task = opened.render({ canvas: paper, viewport });
      stop = () => task.cancel();
      await task.promise;
      paper.dataset['drawn'] = String(page);
    };
    draw().catch(() => !isOver && setBroken(true));
    return () => {
      isOver = true;
      stop();
    };
  }, [pdf, page, scale, turns]);
  if (broken) return <Failure what="review.fail-document" error={undefined} />;
  if (!pdf) return <CardSkeletons count={1} />;
  return (
    <>
      {pdf.numPages > 1 && (
        <p className="review-pdf-pages">
          <Button look="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('review.prev')}
          </Button>
          {t('review.page', { page, pages: pdf.numPages })}
          <Button look="secondary" disabled={page >= pdf.numPages} onClick={() => setPage(page + 1)}>
            {t('review.next')}
          </Button>
        </p>
      )}
      <canvas ref={canvas} role="img" aria-label={title} />
    </>
  );
}
