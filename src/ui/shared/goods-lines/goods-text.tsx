import type { GoodsLine } from '../../../core/shared/goods/goods-line';
import { TYPED } from '../site-path';
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
  const isTyped = goods.length === 0;
  return (isTyped ? [items] : goods.map(texts.line)).map((line) => (
    <div key={line} className={className} lang={isTyped ? TYPED : undefined}>
      {line}
    </div>
  ));
}
