import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { listTexts as texts } from './list.texts';

interface PagerProps {
  /** What is on the pages, where that is not said beside it. */
  readonly label?: string | undefined;
  /** The page that is asked for, counted from 1. */
  readonly page: number;
  /** The page that stands above, while the one that is asked for is on its way. */
  readonly shown?: number | undefined;
  readonly size: number;
  readonly total: number;
  /** Whether more were found than `total`, which are not shown. */
  readonly isMore?: boolean | undefined;
  readonly onPage: (page: number) => void;
}

/** Which part of a list is shown, and the ways to the parts beside it. */
export function Pager(props: PagerProps) {
  const { label = texts.pages, page, shown = page, size, total, isMore = false, onPage } = props;
  const range = useRef<HTMLSpanElement>(null);
  const pages = Math.ceil(total / size);
  if (total === 0) return null;
  const first = Math.min((shown - 1) * size + 1, total);
  const turn = (to: number) => {
    // At the first or the last page the button can be pressed no more, and would lose the focus.
    if (to <= 1 || to >= pages) range.current?.focus();
    onPage(to);
  };
  return (
    <Flex component="nav" wrap gap="small" align="center" justify="space-between" aria-label={label}>
      <span ref={range} tabIndex={-1} role="status">
        <span>{texts.range(first, Math.min(shown * size, total), total, isMore)}</span>
        {isMore && <span>{`. ${texts.more}`}</span>}
      </span>
      {pages > 1 && (
        <Flex wrap gap="small">
          <Button disabled={page <= 1} onClick={() => turn(page - 1)}>
            {texts.previous}
          </Button>
          <Button disabled={page >= pages} onClick={() => turn(page + 1)}>
            {texts.next}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
