import { Button, Input } from 'antd';
import { MOST_LINES } from '../../../core/shared/goods/goods-line';
import type { GoodsLineValues } from './goods-line-values';
import { goodsLinesTexts as texts } from './goods-lines.texts';
import './goods-lines.css';

interface GoodsLinesInputProps {
  /** Of the first field, where the focus goes when a line is refused. A form's item puts it in. */
  readonly id?: string;
  readonly value?: readonly GoodsLineValues[];
  readonly onChange?: (value: readonly GoodsLineValues[]) => void;
}

const NOTHING: GoodsLineValues = { description: '', count: '' };

/** Goods that came: what, and how many, line by line. */
export function GoodsLinesInput({ id, value = [NOTHING], onChange }: GoodsLinesInputProps) {
  const change = (index: number, changed: Partial<GoodsLineValues>) =>
    onChange?.(value.map((line, at) => (at === index ? { ...line, ...changed } : line)));
  return (
    <div className="goods-lines">
      <div className="goods-lines__line goods-lines__head" aria-hidden="true">
        <span>{texts.countHead}</span>
        <span>{texts.whatHead}</span>
      </div>
      {value.map(({ description, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <div key={index} className="goods-lines__line">
          <Input
            inputMode="numeric"
            aria-label={texts.count(index + 1)}
            value={count}
            maxLength={9}
            onChange={({ target }) => change(index, { count: target.value })}
          />
          <Input
            id={index === 0 ? id : undefined}
            aria-label={texts.what(index + 1)}
            value={description}
            onChange={({ target }) => change(index, { description: target.value })}
          />
          {value.length > 1 && (
            <Button
              type="text"
              aria-label={texts.removeLine(index + 1)}
              onClick={() => onChange?.(value.filter((_, at) => at !== index))}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      {value.length < MOST_LINES && (
        <Button type="dashed" onClick={() => onChange?.([...value, NOTHING])}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
