import type { InboxReadFailure, InboxWriteFailure } from '../../core/inbox/inbox.port';
import type { MessageState } from '../../core/inbox/message';

/** What admins read about the messages of the contact form. */
export const inboxTexts = {
  messages: 'Messages',
  message: (name: string) => `Message from ${name}`,
  loading: 'Loading messages…',
  loadingOne: 'Loading message…',
  search: 'Search messages',
  searchHint: 'Name, email or words',
  show: 'Show',
  from: 'From day',
  to: 'To day',
  filters: 'Find messages',
  /** The choices of 'Show'; null is everything that is not archived. */
  inbox: (count: number) => `Inbox (${count.toLocaleString('en-US')})`,
  inState: (state: string, count: number) => `${state} (${count.toLocaleString('en-US')})`,
  states: { unread: 'Unread', read: 'Read', answered: 'Answered', archived: 'Archived' } satisfies Record<
    MessageState,
    string
  >,
  none: { title: 'No messages yet.', next: 'What visitors write into the contact form will stand here.' },
  notFound: {
    title: 'No message fits.',
    next: 'Try fewer words or other days. Archived messages are under Show, Archived.',
  },
  /** Heads of columns and names of facts. */
  state: 'State',
  sender: 'From',
  text: 'Message',
  received: 'Received',
  email: 'Email',
  backToList: 'Back to messages',
  answer: 'Answer',
  subject: (site: string) => `Your message to ${site}`,
  quoteHead: (when: string, name: string) => `On ${when}, ${name} wrote:`,
  /** Below the buttons. */
  answerHint:
    'Answer opens your mail program with the message quoted. When you have sent it, mark the message as answered.',
  mark: {
    unread: 'Mark as unread',
    read: 'Back to the inbox',
    answered: 'Mark as answered',
    archived: 'Archive',
  } satisfies Record<MessageState, string>,
  marked: {
    unread: 'The message is unread again.',
    read: 'The message is back in the inbox.',
    answered: 'The message is marked as answered.',
    archived: 'The message is archived.',
  } satisfies Record<MessageState, string>,
  missing: 'This message does not exist any more.',
  missingNext: 'Go back to the list and choose another one.',
  tryAgain: 'Try again',
  /** Why nothing is shown. */
  readFailed: {
    unauthenticated: 'You are not signed in any more. Sign in, then try again.',
    forbidden: 'Your account may not read messages. Ask whoever looks after the accounts.',
    validation: 'This question is not understood. Clear the filters, then try again.',
    'too-many': 'Too many questions in a short time. Wait a minute, then try again.',
    unavailable: 'The messages could not be loaded. Check your connection, then try again.',
    cancelled: 'The messages could not be loaded. Please try again.',
  } satisfies Record<InboxReadFailure['code'], string>,
  /** Why a message stays as it was. */
  failedTitle: 'Not changed',
  markFailed: {
    unauthenticated: 'You are not signed in any more. Sign in, then try again.',
    forbidden: 'Your account may not change messages. Ask whoever looks after the accounts.',
    validation: 'The message could not be changed. Please try again.',
    'not-found': 'This message does not exist any more.',
    conflict: 'Somebody else has changed this message meanwhile. It is shown as it is now.',
    quota: 'This browser has no room left to keep the change.',
    'too-many': 'Too many changes in a short time. Wait a minute, then try again.',
    unavailable: 'The message could not be changed. Check your connection, then try again.',
  } satisfies Record<InboxWriteFailure['code'], string>,
};
