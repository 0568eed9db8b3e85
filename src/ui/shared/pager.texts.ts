/** What turns the pages of a long list. */
export const pagerTexts = {
  previous: 'Previous page',
  next: 'Next page',
  place: (page: number, pages: number) =>
    `Page ${page.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')}`,
};
