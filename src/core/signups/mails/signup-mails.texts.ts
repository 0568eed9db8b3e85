/** 'call 702-555-0142', or 'tell us' where the foundation has no number. */
const call = (phone: string) => (phone === '' ? 'tell us' : `call ${phone}`);

/** The sentences of the mails about events, sign-ups and hours. `what` is a shift and its event, or the event alone. */
export const signupMailsTexts = {
  what: (shift: string, title: string) => `${shift}: ${title}`,
  before: (span: string) => `Before: ${span}`,
  place: (place: string, address: string) => (address === '' ? place : `${place}, ${address}`),
  /** To people who come for help: it tells nothing to anybody else who reads the mail. */
  confidential: {
    subject: 'Your appointment',
    text: (phone: string) => (phone === '' ? 'Sign in to read it.' : `Sign in to read it, or call ${phone}.`),
    withoutAccount: (phone: string) => (phone === '' ? 'Ask us about it.' : `Call ${phone}.`),
    link: 'Sign in',
  },
  link: 'See your schedule',
  withdraw: (phone: string) =>
    `If you can’t come, withdraw on the page or ${call(phone)}, so that somebody else can have the place.`,
  call: (phone: string) => `If you can’t come, ${call(phone)}, so that somebody else can have the place.`,
  questions: (phone: string) => (phone === '' ? '' : `Questions? Call ${phone}.`),
  placeGiven: { subject: (what: string) => `You have a place: ${what}`, text: 'You have a place:' },
  eventChanged: { subject: (what: string) => `Changed: ${what}`, text: 'Something changed:' },
  eventCanceled: { subject: (what: string) => `Canceled: ${what}`, text: 'This was canceled:' },
  removed: {
    subject: (what: string) => `You are no longer signed up: ${what}`,
    text: 'You were taken off the list for:',
  },
  reminder: { subject: (what: string) => `Reminder: ${what}`, text: 'See you soon:' },
  lateWithdrawal: {
    subject: (what: string) => `Somebody withdrew: ${what}`,
    text: 'Somebody withdrew less than 24 hours before the start:',
    closing:
      'The event’s page says who it was, under “Withdrew”. People on the waiting list don’t get the place automatically now, so see whom you can call.',
    link: 'See who withdrew',
  },
  hoursReturned: {
    subject: 'Your hours came back',
    text: (length: string, day: string) => `${length} on ${day} were returned to you:`,
    minutes: (hours: number, minutes: number) =>
      [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '']
        .filter((part) => part !== '')
        .join(' '),
    closing: 'Change them on the page, and somebody looks at them again.',
    link: 'See your hours',
  },
};
