import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import { countsSchema, foundPageSchema } from '../shared/page.schema';
import {
  listedMessageSchema,
  MESSAGE_STATES,
  type Message,
  type MessageView,
  messageSchema,
  messageViewSchema,
} from './message';
import type { MessagePage } from './message-query';
import type { MessagesInput as Input } from './messages.inputs';

const schema: v.GenericSchema<unknown, Message> = messageSchema;
const view: v.GenericSchema<unknown, MessageView> = messageViewSchema;
const page: v.GenericSchema<unknown, MessagePage> = foundPageSchema(listedMessageSchema, MESSAGE_STATES);

const count: v.GenericSchema<unknown, number> = v.number();

const right = 'message.list';
const failures = [...READ_FAILURES, 'validation'] as const;

/** What can be asked of messages. Visitors send them with the contact form, and with the form on the page for people who need shoes. */
export const messagesApi = {
  area: 'messages',
  calls: {
    /** A page of the beginnings of messages, the newest first; of those that came at the same ms, by id. */
    list: query<Input['list']>()(right, page, failures),
    /** A whole message. */
    get: query<Input['get']>()(right, view, [...failures, 'not-found'], IN_ADDRESS),
    counts: query()(right, countsSchema(MESSAGE_STATES), failures),
    /** How many people ask for shoes and wait for an answer. */
    askingForShoes: query()(right, count, failures),
    /** Puts a message into a state. 'conflict' when it has another revision than `base`. Of two marks from one base, one is kept. */
    mark: command<Input['mark']>()('message.mark', schema, WRITE_FAILURES),
  },
} as const;

/** What visitors wrote. */
export interface Messages extends PortOf<typeof messagesApi> {}
