import type { MessageState } from '../../core/messages/message';
import { loadFailures, saveFailures } from '../shared/failure.texts';

/** What admins read about the messages of the contact form. */
export const messagesTexts = {
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
  /** The choices of 'Show'. */
  inbox: 'Inbox',
  states: { unread: 'Unread', read: 'Read', answered: 'Answered', archived: 'Archived' } satisfies Record<
    MessageState,
    string
  >,
  none: { title: 'No messages yet.', next: 'Messages from the contact form will appear here.' },
  notFound: {
    title: 'No messages match.',
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
  gone: { title: 'This message no longer exists.', next: 'Go back to the list and choose another one.' },
  readFailed: loadFailures('the messages', 'read messages'),
  /** Why a message stays as it was. */
  failedTitle: 'Not changed',
  markFailed: {
    ...saveFailures('change messages'),
    'not-found': 'This message no longer exists.',
    conflict: 'Someone else changed this message in the meantime. You see its current state.',
  },
};
