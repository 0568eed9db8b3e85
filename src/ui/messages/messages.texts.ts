import type { MessageState, MessageTopic } from '../../core/messages/message';
import { recordTexts } from '../shared/record.texts';

const records = recordTexts({
  singular: 'message',
  plural: 'messages',
  all: 'the messages',
  this: 'this message',
  gone: 'This message no longer exists',
  changed: 'This message changed elsewhere',
  see: 'read',
});

/** What admins read about the messages of visitors. */
export const messagesTexts = {
  messages: 'Messages',
  message: (name: string) => `Message from ${name}`,
  list: {
    ...records.list,
    none: records.none('Messages from the contact form and requests for shoes will appear here.'),
    notFound: {
      ...records.list.notFound,
      next: 'Try fewer words or other days. Archived messages are under Show, Archived.',
    },
  },
  one: records.one,
  search: records.list.search,
  searchHint: 'Name, contact or words',
  show: 'Show',
  from: 'From day',
  to: 'To day',
  /** The choices of 'Show'. */
  inbox: 'Inbox',
  states: { unread: 'Unread', read: 'Read', answered: 'Answered', archived: 'Archived' } satisfies Record<
    MessageState,
    string
  >,
  topic: 'Topic',
  allTopics: 'All',
  topics: { shoes: 'Asks for shoes', other: 'Other' } satisfies Record<MessageTopic, string>,
  /** Heads of columns and names of facts. */
  state: 'State',
  sender: 'From',
  text: 'Message',
  received: 'Received',
  email: 'Email',
  reach: 'How to reach them',
  backToList: 'Back to messages',
  answer: 'Answer',
  call: (phone: string) => `Call ${phone}`,
  subject: (site: string) => `Your message to ${site}`,
  quoteHead: (when: string, name: string) => `On ${when}, ${name} wrote:`,
  /** Below the buttons. */
  answerHint:
    'Answer opens your mail program with the message quoted. When you have sent it, mark the message as answered.',
  /** The same where there is no address to write to. */
  callHint: 'When you have reached the sender, mark the message as answered.',
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
  notDone: records.notDone,
  /** Why a message stays as it was. */
  markFailed: records.failed,
};
