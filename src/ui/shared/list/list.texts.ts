import { formatCount } from '../../../core/shared/text/format-count';
/** The texts around every list. */
export const listTexts = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: (first: number, last: number, total: number, isMore: boolean) =>
    `${formatCount(first)} to ${formatCount(last)} of ${isMore ? 'more than ' : ''}${formatCount(total)}`,
  more: 'Only the newest are shown. Add another word to your search to find older ones.',
  nothing: 'Nothing to list.',
  /** Where the search and the filters leave nothing. */
  notFound: { title: 'Nothing matches.', next: 'Try fewer words, or clear the filters.' },
  clear: 'Clear filters',
  search: 'Search',
  counted: (what: string, count: number) => `${what} (${formatCount(count)})`,
  /** Opens the folded filters; how many are set. */
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
};
