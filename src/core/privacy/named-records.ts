import * as v from 'valibot';
import type { Application } from '../applications/application';
import type { Message } from '../messages/message';
import { type KeyedRecord, type NamedPerson, namedIdentity } from '../shared/person-key';
import { contactKey, foldedText, identitiesAt, identityOf } from '../shared/who-is-who';
import type { Signup } from '../signups/signup';
import { closed, withoutWords } from './erased-applications';
import { NO_SIGNUP_WORDS } from './erased-signups';
import type { Erasing } from './erasing';
import {
  personalApplicationSchema,
  personalMailSchema,
  personalMessageSchema,
  personalSignupSchema,
} from './personal-file';

/** The records that staff keep of people without an account; of messages those who ask for shoes. */
export const NAMED_KINDS = ['application', 'signup', 'message'] as const;

/** Which record of somebody without an account. */
export interface NamedRecordId {
  readonly kind: (typeof NAMED_KINDS)[number];
  readonly id: string;
}

/** A record of somebody without an account, as an admin tells it from others. */
export const namedRecordSchema = v.object({
  kind: v.picklist(NAMED_KINDS),
  id: v.string(),
  name: v.string(),
  contact: v.string(),
  /** The title of the program or of the event; empty where it is gone, and of a message. */
  about: v.string(),
  /** When the application or the message came in, or when the event is; ms since the epoch. */
  at: v.number(),
  /** Whether it is of the same name, too, and so of the same person as far as anybody can tell. */
  isSame: v.boolean(),
});

/** A record of somebody without an account, as an admin tells it from others. */
export type NamedRecord = Readonly<v.InferOutput<typeof namedRecordSchema>>;

/** Everything that is kept in one record of somebody without an account, with the mails about it. */
export const namedFileSchema = v.object({
  applications: v.array(personalApplicationSchema),
  signups: v.array(personalSignupSchema),
  messages: v.array(personalMessageSchema),
  mails: v.array(personalMailSchema),
});

/** Everything that is kept in one record of somebody without an account. */
export type NamedFile = v.InferOutput<typeof namedFileSchema>;

/** The most records that are listed beside one that is to be erased. */
export const MOST_ALIKE = 100;

/** Whose records are looked for: those that can be reached in one of these ways, or who have the name and nothing to be reached by. */
export interface Likeness {
  readonly name: string;
  /** The beginnings of identities. */
  readonly contacts: readonly string[];
  /** An identity that has to be the same; null where there are contacts. */
  readonly identity: string | null;
}

/** Whose records are like those of somebody who can be reached in some ways. */
export function likenessOf(name: string, contacts: readonly string[]): Likeness {
  const known = contacts.map(contactKey).filter((contact) => contact !== '');
  const identity = known.length > 0 ? null : identityOf({ name, contact: '' });
  return { name, contacts: [...new Set(known)].map(identitiesAt), identity };
}

/** Whether a record of somebody without an account is like what is looked for. What every adapter has to find. */
export function isAlike(
  record: Pick<KeyedRecord, 'personId' | 'erasedAt' | 'name' | 'contact'>,
  { contacts, identity }: Likeness,
): boolean {
  const own = namedIdentity(record);
  return own !== null && (own === identity || contacts.some((contact) => own.startsWith(contact)));
}

/** Whether a message is of somebody who asks for shoes and is like what is looked for. What every adapter has to find. */
export function isMessageAlike(message: Message, likeness: Likeness): boolean {
  return isNamedMessage(message) && isAlike({ ...message, personId: null, erasedAt: null }, likeness);
}

/** Whether a message is kept as a record of somebody without an account. */
export function isNamedMessage({ topic }: Pick<Message, 'topic'>): boolean {
  return topic === 'shoes';
}

/** Whether a record has the name that is looked for. */
export function isSameName({ name }: Pick<NamedPerson, 'name'>, likeness: Likeness): boolean {
  return foldedText(name) === foldedText(likeness.name);
}

/** The order in which such records are listed: those of the same name first, then the latest. */
export function byLikeness(a: NamedRecord, b: NamedRecord): number {
  if (a.isSame !== b.isSame) return a.isSame ? -1 : 1;
  return b.at - a.at || (a.id < b.id ? -1 : 1);
}

/** An application of somebody without an account after it was erased: it does not go on. */
export function erasedApplication(application: Application, { now, nextId }: Erasing): Application {
  return { ...closed(withoutWords(application, now), now), revision: nextId() };
}

/** A sign-up of somebody without an account after it was erased; marks, hours and counts stay. */
export function erasedSignup(signup: Signup, { now, nextId }: Erasing): Signup {
  return { ...signup, ...NO_SIGNUP_WORDS, erasedAt: now, revision: nextId() };
}

/** Whole records of people without an account. */
export interface NamedRecords {
  readonly applications: readonly (Application & { readonly program: string; readonly staffNote: string })[];
  readonly signups: readonly (Signup & {
    readonly event: string;
    readonly shift: string;
    readonly program: string;
  })[];
  readonly messages: readonly Message[];
  readonly mails: readonly NamedFile['mails'][number][];
}
