import { createElement } from 'react';
import type { IconNode } from 'lucide';

interface IconProps {
  /** The lines of an icon of `lucide`. */
  readonly node: IconNode;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/**
 * Draws an icon beside the words that say the same; screen readers skip it. Its stroke is in the style sheet, because
 * its attributes would be in every page once per icon.
 */
export function Icon({ node, size = 24, strokeWidth, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
