import * as v from 'valibot';
import type { Written } from '../shared/forms/written-form';
import { nothingLeft } from '../shared/nothing-left';
import { type CountsOf, countStates } from '../shared/page-of';
import { beginningOf } from '../shared/text/beginning-of';
import { LANGUAGES } from '../shared/text/language';
import type { ContactMessage } from './contact-message';

/** Where a message stands. A new one is unread; 'answered' is what somebody says of it, since mail goes its own way. */
export const MESSAGE_STATES = ['unread', 'read', 'answered', 'archived'] as const;

/** One of the four states. */
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What a message is about: somebody asks for shoes on their own page, or wrote by the contact form. */
export const MESSAGE_TOPICS = ['shoes', 'other'] as const;

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** What a visitor wrote to the foundation, and where it stands. */
export const messageSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  /** ms since the epoch. */
  receivedAt: v.number(),
  state: v.picklist(MESSAGE_STATES),
  topic: v.optional(v.picklist(MESSAGE_TOPICS), 'other'),
  name: v.string(),
  /** How to reach the sender, as typed: an email address, unless somebody asks for shoes. */
  contact: v.string(),
  text: v.string(),
  /** That of the page from which it was sent. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
});

/** What a visitor wrote to the foundation, and where it stands. */
export type Message = Readonly<v.InferOutput<typeof messageSchema>>;

/** A whole message as staff read it. */
export const messageViewSchema = v.object({
  ...messageSchema.entries,
  /** Whether somebody with its address has chosen to read Spanish. */
  readsSpanish: v.optional(v.boolean(), false),
});

/** A whole message as staff read it. */
export type MessageView = Readonly<v.InferOutput<typeof messageViewSchema>>;

/** A message as a list carries it: with the beginning of its text alone. */
export const listedMessageSchema = v.object({
  ...v.omit(messageSchema, ['text']).entries,
  /** As beginningOf makes it. */
  beginning: v.string(),
});

export type ListedMessage = Readonly<v.InferOutput<typeof listedMessageSchema>>;

/** What a list carries of a message. */
export function listedMessage({ text, ...message }: Message): ListedMessage {
  return { ...message, beginning: beginningOf(text) };
}

/** How many messages stand where. */
export type MessageCounts = CountsOf<MessageState>;

/** Whether somebody who asks for shoes waits for an answer. */
export function isAskingForShoes({ topic, state }: Pick<Message, 'topic' | 'state'>): boolean {
  return topic === 'shoes' && (state === 'unread' || state === 'read');
}

export function countMessages(messages: readonly Pick<Message, 'state'>[]): MessageCounts {
  return countStates(MESSAGE_STATES, messages);
}

/** The message that a visitor has sent; `receivedAt` is in ms since the epoch. */
export function receivedMessage(
  { name, email, message, language, ...others }: Written<ContactMessage>,
  stamp: Pick<Message, 'id' | 'revision' | 'receivedAt'>,
): Message {
  nothingLeft(others);
  return { ...stamp, state: 'unread', topic: 'other', name, contact: email, text: message, language };
}
