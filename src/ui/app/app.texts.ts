/** Texts that the whole app shares. */
export const appTexts = {
  /** The site's short name, behind a page's own title. */
  siteName: 'FSR',
  loading: 'Loading',
  /** The beginning of a sentence that ends in 'JavaScript'. */
  dashboardNeeds: 'The dashboard needs',
  error: {
    pageTitle: 'Error',
    title: 'Unexpected Application Error!',
    missingCode:
      'Part of this page didn’t load. The site may have been updated since you opened it, or the connection was lost.',
    other: 'Something went wrong on this page. Nothing you have saved is lost.',
    reload: 'Reload the page',
    home: 'Go to the home page',
  },
};
