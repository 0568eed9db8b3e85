/** Where the content is kept. In a file of its own, because inline scripts need the key without the format. */
export const CONTENT_KEY = 'siteContent';
