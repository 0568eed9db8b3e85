import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, REFUSED, WRITE_FAILURES } from '../api/api';
import { pageSchema } from '../shared/page.schema';
import { type Event, eventSchema } from './event';
import {
  type Effect,
  type EventView,
  effectSchema,
  eventViewSchema,
  type ListedEvent,
  listedEventSchema,
  type OpenShift,
  openShiftSchema,
  type PublicEvent,
  publicEventSchema,
} from './event-view';
import type { EventsInput as Input } from './events.inputs';

const schema: v.GenericSchema<unknown, Event> = eventSchema;
const listed: v.GenericSchema<unknown, ListedEvent> = listedEventSchema;
const some: v.GenericSchema<unknown, readonly ListedEvent[]> = v.array(listedEventSchema);
const shifts: v.GenericSchema<unknown, OpenShift> = openShiftSchema;
const view: v.GenericSchema<unknown, EventView> = eventViewSchema;
const effect: v.GenericSchema<unknown, Effect> = effectSchema;
const open: v.GenericSchema<unknown, readonly PublicEvent[]> = v.array(publicEventSchema);
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

const right = 'event.list';
const failures = [...READ_FAILURES, 'validation'] as const;
const creates = [...REFUSED, 'validation', 'conflict', 'quota', 'too-many', 'not-found'] as const;

/**
 * What can be asked of events. A manager sees and changes those of their programs; another one is 'not-found', like an id that
 * does not exist. A command takes the revision that it was made from, and answers the event after it: 'conflict' when somebody
 * else has changed the event since, or when it is in a state from which this cannot be done.
 */
export const eventsApi = {
  area: 'events',
  calls: {
    upcoming: query<Input['upcoming']>()(right, pageSchema(listed), failures),
    past: query<Input['past']>()(right, pageSchema(listed), failures),
    between: query<Input['between']>()(right, some, failures),
    openShifts: query<Input['openShifts']>()(right, pageSchema(shifts), failures, IN_ADDRESS),
    get: query<Input['get']>()(right, view, [...failures, 'not-found'], IN_ADDRESS),
    /** Makes all dates or none. Asked for again with the same ids and draft, it answers the first of those that are there. */
    create: command<Input['create']>()('event.save', schema, creates),
    /** 'conflict' for 'going' when `count` people hold a place in a part with fewer places, or whose shift is removed. */
    save: command<Input['save']>()('event.save', schema, WRITE_FAILURES),
    publish: command<Input['publish']>()('event.save', schema, WRITE_FAILURES),
    cancel: command<Input['cancel']>()('event.cancel', schema, WRITE_FAILURES),
    deleteDraft: command<Input['deleteDraft']>()('event.save', nothing, WRITE_FAILURES),
    saveEffect: query<Input['saveEffect']>()('event.save', effect, [...failures, 'not-found']),
    cancelEffect: query<Input['cancelEffect']>()(
      'event.cancel',
      effect,
      [...failures, 'not-found'],
      IN_ADDRESS,
    ),
    /** Sets the number of visitors without a name. */
    saveWalkIns: command<Input['saveWalkIns']>()('signup.mark', schema, WRITE_FAILURES),
  },
} as const;

/** The events, for staff. */
export interface Events extends PortOf<typeof eventsApi> {}

/** What everybody can ask, also without a session; the server answers it from a cache, on a route of its own. */
export const publicEventsApi = {
  area: 'events',
  calls: {
    /** What the public page shows, soonest first. */
    listPublic: query()('event.list-public', open, READ_FAILURES),
  },
} as const;

/** The events that everybody may see. */
export interface PublicEvents extends PortOf<typeof publicEventsApi> {}
