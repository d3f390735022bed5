import { Baby, Droplet, Flower2, Heart, HeartPulse, Leaf } from 'lucide-react';
import type { ArticleCategory } from '@tabibu/contract/article-rules';

const SIGNS = { heart: Heart, lifestyle: Leaf, pregnancy: HeartPulse, women: Flower2, child: Baby, diabetes: Droplet };

/** The sign of a category on its colour. It stands in place of a picture and costs a slow line nothing. */
export function CategorySign({ category }: { category: ArticleCategory }) {
  const Sign = SIGNS[category];
  return (
    <span className={`category-sign ${category}`} aria-hidden="true">
      <Sign size={28} />
    </span>
  );
}
