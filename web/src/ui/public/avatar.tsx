import './avatar.css';

interface AvatarProps {
  name: string;
  /**
   * A path of our server, with or without its first slash, or a whole URL. Null, 'null' and 'undefined' mean no picture
   * (PAT-CARD-02, PAT-CARD-03).
   */
  photo?: string | null | undefined;
  size?: 'tiny' | 'large';
}

const TINTS = 6;

/**
 * A person's picture or initials on a colour that depends on the name. The initials also appear when the picture fails
 * to load (avatar.css). They are rendered here, so no name is sent to another service (W22).
 */
export function Avatar({ name, photo, size }: AvatarProps) {
  const initials = initialsOf(name);
  const look = `avatar ${size ?? ''} tint-${tintOf(name)}`;
  if (photo && photo !== 'null' && photo !== 'undefined') {
    return (
      <img className={look} src={addressOf(photo)} alt={initials} aria-hidden="true" loading="lazy" decoding="async" />
    );
  }
  return (
    <span className={look} aria-hidden="true">
      {initials}
    </span>
  );
}

/** Returns the address of a photo. A relative path starts at the root of our host. */
function addressOf(photo: string): string {
  return /^\w+:/.test(photo) ? photo : photo.replace(/^\/?/, '/');
}

/** Returns initials without titles: 'Dr. Neema Joseph Massawe' → 'NM'. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^(dr|dkt?|prof)\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean);
  const first = words[0]?.charAt(0) ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}

/** Returns the number of a background colour, always the same for the same name. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997;
  return sum % TINTS;
}
