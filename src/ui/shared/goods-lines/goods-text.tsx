import type { GoodsLine } from '../../../core/shared/goods/goods-line';
import { goodsLinesTexts as texts } from './goods-lines.texts';

interface GoodsTextProps {
  readonly goods: readonly GoodsLine[];
  /** What the donor wrote. */
  readonly items: string;
  /** Of each line. */
  readonly className?: string;
}

/** What came, as far as somebody wrote it down, else what the donor wrote. */
export function GoodsText({ goods, items, className }: GoodsTextProps) {
  return (goods.length > 0 ? goods.map(texts.line) : [items]).map((line) => (
    <div key={line} className={className}>
      {line}
    </div>
  ));
}
