import type { ShoeRequest } from '../../core/messages/shoe-request';

/** What people who need shoes read. */
export const getShoesTexts = {
  title: 'Get shoes',
  pageTitle: (siteName: string) => `Get shoes – ${siteName}`,
  description: (siteName: string) =>
    `${siteName} gives shoes that fit to anyone in Las Vegas who needs them. It costs nothing, and you need no papers.`,
  lead: 'Shoes that fit, from a baby’s first pair to work boots, for anyone in the Las Vegas valley who needs them.',
  free: 'It costs nothing, and you need no papers.',
  /** Leads to the phone and the form. */
  write: 'Write to us',
  steps: 'How it works',
  step: [
    { title: 'Call or write', text: 'Tell us who needs shoes. A first name is enough.' },
    { title: 'Come to a fitting day', text: 'We measure your feet and you try pairs on. Bring the kids.' },
    { title: 'Leave with shoes that fit', text: 'Keep the pair you like best. There is nothing to sign.' },
  ],
  days: 'Next fitting days',
  full: 'All places are taken.',
  noDays: 'Call us for the next fitting day.',
  /** Where the foundation has no number. */
  noDaysOrPhone: 'Write to us for the next fitting day.',
  loading: 'Loading dates',
  needsScript: 'Call or write to us for the dates.',
  call: (phone: string) => `Call ${phone}`,
  ask: 'Ask for shoes',
  askIntroduction: 'Rather write? Tell us how we can reach you, and we get back to you.',
  labels: {
    name: 'Name to be called',
    contact: 'How we reach you',
    sizes: 'Sizes, if you know them',
    note: 'Anything we should know',
  } satisfies Record<keyof ShoeRequest, string>,
  contactHint: 'An email address, a phone number, or a caseworker.',
  missingOf: { name: 'Enter a name we can call you by.', contact: 'Tell us how we can reach you.' },
  send: 'Send',
  formNeedsScript: 'Asking by this form needs',
  done: { title: 'Request Sent', description: 'We will call or write within 2 business days.' },
  sent: {
    title: 'We have your request.',
    next: 'We will call or write within 2 business days.',
    sooner: 'Sooner? Call',
  },
  failed: {
    title: 'Error',
    description: 'There was a problem sending your request. Please try again.',
  },
};
