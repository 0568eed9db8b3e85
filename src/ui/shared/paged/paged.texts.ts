/** The texts below every long list. */
export const pagedTexts = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: (first: number, last: number, total: number, isMore: boolean) =>
    `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${isMore ? 'more than ' : ''}${total.toLocaleString('en-US')}`,
  more: 'Only the newest are shown. Add another word to your search to find older ones.',
  nothing: 'Nothing to list.',
  clear: 'Clear filters',
  search: 'Search',
  tryAgain: 'Try again',
};
