import { Button, Flex, Input, Typography } from 'antd';
import { MOST_LINES } from '../../../core/shared/goods/goods-line';
import type { GoodsLineValues } from './goods-line-values';
import { goodsLinesTexts as texts } from './goods-lines.texts';

interface GoodsLinesInputProps {
  /** Of the first field, where the focus goes when a line is refused. A form's item puts it in. */
  readonly id?: string;
  readonly value?: readonly GoodsLineValues[];
  readonly onChange?: (value: readonly GoodsLineValues[]) => void;
}

const NOTHING: GoodsLineValues = { description: '', count: '' };

const COUNT = { flex: 'none', inlineSize: '5rem' };

/** Goods that came: what, and how many, line by line. */
export function GoodsLinesInput({ id, value = [NOTHING], onChange }: GoodsLinesInputProps) {
  const change = (index: number, changed: Partial<GoodsLineValues>) =>
    onChange?.(value.map((line, at) => (at === index ? { ...line, ...changed } : line)));
  return (
    <Flex vertical gap="small" align="start">
      <Flex gap="small" aria-hidden="true">
        <Typography.Text type="secondary" style={COUNT}>
          {texts.countHead}
        </Typography.Text>
        <Typography.Text type="secondary">{texts.whatHead}</Typography.Text>
      </Flex>
      {value.map(({ description, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
        <Flex key={index} gap="small" wrap justify="end" style={{ inlineSize: '100%' }}>
          <Input
            style={COUNT}
            inputMode="numeric"
            aria-label={texts.count(index + 1)}
            value={count}
            maxLength={9}
            onChange={({ target }) => change(index, { count: target.value })}
          />
          <Input
            style={{ flex: '1 1 10rem' }}
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
        </Flex>
      ))}
      {value.length < MOST_LINES && (
        <Button type="dashed" onClick={() => onChange?.([...value, NOTHING])}>
          {texts.add}
        </Button>
      )}
    </Flex>
  );
}
