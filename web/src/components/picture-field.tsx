import { useEffect, useId, useRef, useState } from 'react';
import { ImageUp } from 'lucide';
import { PICTURE_BYTES_WISHED, PICTURE_SIDE } from '@tabibu/contract/doctor-desk-words';
import { problemText } from '../api/forms/problem-text.ts';
import { uploadFile } from '../api/uploads.ts';
import { drawSquare } from './draw-square.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Avatar } from '../ui/public/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';

interface PictureFieldProps {
  /** Which sentences: those of the desk, or of the doctor's own profile. */
  words: 'doctors-desk' | 'profile';
  /** The doctor's name, for the initials without a picture. */
  name: string;
  /** The picture so far. */
  photo: string | null | undefined;
  /** `secret`: undefined keeps the picture so far, null removes it. */
  onChange: (picture: { secret?: string | null; busy: boolean }) => void;
}

/** The picture of a doctor, cropped and drawn small here and sent at once; images only (ADM-DOC-21). */
export function PictureField({ words, name, photo, onChange }: PictureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const leaving = useRef<AbortController>(undefined);
  const [shown, setShown] = useState(photo ?? null);
  const [state, setState] = useState<{ percent?: number; fault?: string }>({});
  useEffect(() => () => leaving.current?.abort(), []);
  const send = async (file: File) => {
    leaving.current?.abort();
    const abort = new AbortController();
    leaving.current = abort;
    onChange({ busy: true });
    setState({ percent: 0 });
    try {
      const small = await drawSquare(file, PICTURE_SIDE, PICTURE_BYTES_WISHED).catch(() => undefined);
      if (small === undefined) {
        setState({ fault: t(`${words}.picture-refused`) });
        return onChange({ busy: false });
      }
      const secret = await uploadFile(new File([small], 'picture.jpg', { type: 'image/jpeg' }), {
        signal: abort.signal,
        onPercent: (percent) => setState({ percent }),
        onWaiting: () => undefined,
      });
      setShown(await addressOf(small));
      setState({});
      onChange({ secret, busy: false });
    } catch (error) {
      if (abort.signal.aborted) return;
      setState({ fault: problemText(error, t, `${words}.picture-refused`) });
      onChange({ busy: false });
    }
  };
  const remove = () => {
    leaving.current?.abort();
    setShown(null);
    setState({});
    onChange({ secret: null, busy: false });
  };
  return (
    <div className={state.fault === undefined ? 'field' : 'field wrong'}>
      <label htmlFor={id}>
        {t(`${words}.field-picture`)}
        <span className="field-aside"> · {t(`${words}.optional`)}</span>
      </label>
      <div className="row">
        <Avatar name={name || '?'} photo={shown} />
        <FileButton
          id={id}
          name="picture"
          word={t(`${words}.picture-choose`)}
          icon={ImageUp}
          accept="image/*"
          onFile={send}
        />
        {shown !== null && (
          <Button look="quiet" onClick={remove}>
            {t(`${words}.picture-remove`)}
          </Button>
        )}
      </div>
      {state.percent !== undefined && (
        <p role="status" className="field-hint">
          {t(`${words}.picture-sending`, { percent: state.percent })}
        </p>
      )}
      {state.fault !== undefined && (
        <p role="alert" className="field-error">
          {state.fault}
        </p>
      )}
    </div>
  );
}

/** Returns a picture as an address that the page's policy lets it show. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.addEventListener('error', () => fail(new Error('the picture cannot be read')));
    reader.readAsDataURL(picture);
  });
}
