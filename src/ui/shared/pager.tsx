import { Button, Flex } from 'antd';
import { pagerTexts as texts } from './pager.texts';

interface PagerProps {
  /** What is on the pages. */
  readonly label: string;
  /** Counts from 1. */
  readonly page: number;
  /** Items a page, and of all pages. */
  readonly size: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of a long list; nothing where one page holds all. The buttons of Ant Design's have no names. */
export function Pager({ label, page, size, total, onTurn }: PagerProps) {
  const pages = Math.ceil(total / size);
  if (pages <= 1 && page === 1) return null;
  // Not disabled: a disabled button loses the focus.
  const turn = (to: number) => ({
    'aria-disabled': to < 1 || to > pages || undefined,
    onClick: () => to >= 1 && to <= pages && onTurn(to),
  });
  return (
    <Flex component="nav" aria-label={label} wrap align="center" gap="small">
      <Button {...turn(page - 1)}>{texts.previous}</Button>
      <span aria-live="polite">{texts.place(page, Math.max(pages, page))}</span>
      <Button {...turn(page + 1)}>{texts.next}</Button>
    </Flex>
  );
}
