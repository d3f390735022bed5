import { Baby, Droplet, Flower2, Heart, HeartPulse, Leaf } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { ArticleCategory } from '@tabibu/contract/article-rules';

const SIGNS = { heart: Heart, lifestyle: Leaf, pregnancy: HeartPulse, women: Flower2, child: Baby, diabetes: Droplet };

/** The sign of a category on its colour. It stands in place of a picture and costs a slow line nothing. */
export function CategorySign({ category }: { category: ArticleCategory }) {
  return (
    <span className={`category-sign ${category}`} aria-hidden="true">
      <Icon node={SIGNS[category]} size={28} />
    </span>
  );
}
