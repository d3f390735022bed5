import './avatar.css';

interface AvatarProps {
  name: string;
  /** An address of ours; null, 'null' and 'undefined' mean that there is no picture (PAT-CARD-02). */
  photo?: string | null | undefined;
  size?: 'small' | 'large';
}

const TINTS = 6;

/** The person's picture, or initials on a tint that belongs to the name; drawn here, no name leaves the product (W22). */
export function Avatar({ name, photo, size }: AvatarProps) {
  const look = size ? `avatar ${size}` : 'avatar';
  if (photo && photo !== 'null' && photo !== 'undefined') {
    return <img className={look} src={photo} alt="" width="56" height="56" loading="lazy" decoding="async" />;
  }
  return <span className={`${look} tint-${tintOf(name)}`} aria-hidden="true">{initialsOf(name)}</span>;
}

/** 'Dr. Neema Joseph Massawe' → 'NM'; titles do not count. */
export function initialsOf(name: string): string {
  const words = name.replace(/^(dr|dkt?|prof)\.?\s+/i, '').split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** The same tint for the same name, today and next year. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997;
  return sum % TINTS;
}
