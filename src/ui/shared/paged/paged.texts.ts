/** What stands below every long list. */
export const pagedTexts = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: (first: number, last: number, total: number) =>
    `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  nothing: 'Nothing to list.',
  clear: 'Clear filters',
  search: 'Search',
  tryAgain: 'Try again',
};
