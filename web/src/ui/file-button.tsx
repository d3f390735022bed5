import type { IconNode } from 'lucide';
import { Icon } from './icon.tsx';
import './button.css';
import './file-button.css';

interface FileButtonProps {
  /** What the button says, in the reader's language: the browser's own button speaks the browser's. */
  word: string;
  icon: IconNode;
  /** The kinds of files that can be chosen, as the `accept` of an input. */
  accept: string;
  /** Takes a photo with the camera at the back, where there is one. */
  camera?: boolean;
  wrong?: boolean;
  id?: string;
  name?: string;
  onFile: (file: File) => unknown;
}

/**
 * A file input that looks like a button; the input itself keeps keyboard and screen readers working. The same file may
 * be chosen again.
 */
export function FileButton({ word, icon, accept, camera, wrong, id, name, onFile }: FileButtonProps) {
  return (
    <label className="button secondary file-button">
      <Icon node={icon} size={20} />
      {word}
      <input
        id={id}
        name={name}
        type="file"
        className="visually-hidden"
        accept={accept}
        capture={camera ? 'environment' : undefined}
        aria-invalid={wrong || undefined}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
