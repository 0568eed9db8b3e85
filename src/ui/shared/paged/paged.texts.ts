/** What stands below every long list. */
export const pagedTexts = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: (first: number, last: number, total: number, isMore: boolean) =>
    `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${isMore ? 'more than ' : ''}${total.toLocaleString('en-US')}`,
  more: 'Only the newest are shown. Search for another word besides to find older ones.',
  nothing: 'Nothing to list.',
  clear: 'Clear filters',
  search: 'Search',
  tryAgain: 'Try again',
};
