/** The public pages of their own, each at its name below the site's address; anything below one is the landing page. */
export const PUBLIC_PAGES = ['events', 'get-shoes', 'privacy', 'accessibility'] as const;

/** One of them. */
export type PublicPageName = (typeof PUBLIC_PAGES)[number];
