import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { listTexts as texts } from './list.texts';

interface PagerProps {
  /** What is on the pages, where that is not said beside it. */
  readonly label?: string | undefined;
  /** Counts from 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** Whether more were found than `total`, which are not shown. */
  readonly isMore?: boolean | undefined;
  readonly onPage: (page: number) => void;
}

/** Which part of a list is shown, and the ways to the parts beside it. */
export function Pager({ label = texts.pages, page, size, total, isMore = false, onPage }: PagerProps) {
  const range = useRef<HTMLSpanElement>(null);
  const pages = Math.ceil(total / size);
  if (total === 0) return null;
  const first = Math.min((page - 1) * size + 1, total);
  const turn = (to: number) => {
    // At the first or the last page the button can be pressed no more, and would lose the focus.
    if (to <= 1 || to >= pages) range.current?.focus();
    onPage(to);
  };
  return (
    <Flex component="nav" wrap gap="small" align="center" justify="space-between" aria-label={label}>
      <span ref={range} tabIndex={-1} role="status">
        <span>{texts.range(first, Math.min(page * size, total), total, isMore)}</span>
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
