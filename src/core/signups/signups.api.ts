import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import {
  type Candidate,
  candidateSchema,
  type GuestOfToday,
  guestOfTodaySchema,
  type InvitedEvent,
  invitedEventSchema,
  type OfferedShift,
  offeredShiftSchema,
  type RosterEntry,
  rosterEntrySchema,
  type Scheduled,
  scheduledSchema,
} from './signup-view';
import type { SignupsInput as Input, OwnSignupsInput as Own } from './signups.inputs';

const roster: v.GenericSchema<unknown, readonly RosterEntry[]> = v.array(rosterEntrySchema);
const entry: v.GenericSchema<unknown, RosterEntry> = rosterEntrySchema;
const candidates: v.GenericSchema<unknown, readonly Candidate[]> = v.array(candidateSchema);
const scheduled: v.GenericSchema<unknown, readonly Scheduled[]> = v.array(scheduledSchema);
const shifts: v.GenericSchema<unknown, readonly OfferedShift[]> = v.array(offeredShiftSchema);
const invited: v.GenericSchema<unknown, readonly InvitedEvent[]> = v.array(invitedEventSchema);
const guests: v.GenericSchema<unknown, readonly GuestOfToday[]> = v.array(guestOfTodaySchema);
const own: v.GenericSchema<unknown, Scheduled> = scheduledSchema;

/** A person's own changes, all together. */
const OWN = { limit: { times: 60, windowMs: 10 * 60_000 }, countedAs: 'change' };

const reads = [...READ_FAILURES, 'validation', 'not-found'] as const;

/**
 * What staff ask of the sign-ups for an event that they manage; another one is 'not-found', like an id that does not exist.
 * A change of a sign-up from an old revision, or in a state from which it cannot be done, is a 'conflict'.
 */
export const signupsApi = {
  area: 'signups',
  calls: {
    /**
     * All sign-ups for an event, by name. Withdrawn ones only when they are excused, gave their place back within 24 hours of
     * the start, or have not been told yet that they were taken off.
     */
    ofEvent: query<Input['ofEvent']>()('signup.list', roster, reads, IN_ADDRESS),
    /** The active volunteers for a shift, or for null the people who could be guests: those who could take it first, then by name. */
    candidates: query<Input['candidates']>()('signup.assign', candidates, reads, IN_ADDRESS),
    /** 'conflict' for 'full', 'canceled', or one of the obstacles; who is there already is answered as they are. */
    assign: command<Input['assign']>()('signup.assign', entry, WRITE_FAILURES),
    givePlace: command<Input['givePlace']>()('signup.assign', entry, WRITE_FAILURES),
    remove: command<Input['remove']>()('signup.assign', entry, WRITE_FAILURES),
    /** From two hours before the start on: before, 'conflict' for 'too-early'. */
    mark: command<Input['mark']>()('signup.mark', entry, WRITE_FAILURES),
    markRest: command<Input['markRest']>()('signup.mark', roster, WRITE_FAILURES),
    /** Somebody was told by phone. */
    told: command<Input['told']>()('signup.assign', entry, WRITE_FAILURES),
  },
} as const;

/** The sign-ups for events, for staff. */
export interface Signups extends PortOf<typeof signupsApi> {}

/**
 * What people ask of their own sign-ups: volunteers take shifts, everybody reserves places as a guest where they are invited. An event
 * that is hidden from them is 'not-found'. A refusal is 'conflict' with its reason: 'full', 'canceled', 'started', 'overlap', and so on.
 */
export const ownSignupsApi = {
  area: 'own-signups',
  calls: {
    /** What the person signed up for, from 90 days ago on, by its start; canceled ones, too. */
    schedule: query()('signup.list-own', scheduled, READ_FAILURES),
    /** Shifts of the next 60 days, by their start; volunteers alone have any. */
    shifts: query()('signup.list-own', shifts, READ_FAILURES),
    /** Events to come to which the person is invited, soonest first. Canceled ones only for who was going. */
    events: query()('event.list-invited', invited, READ_FAILURES),
    /** First names and sizes of the guests of the day, for volunteers on a shift of the event, from a day before its start to its end. */
    todaysList: query<Own['todaysList']>()('signup.list-own', guests, reads, IN_ADDRESS),
    take: command<Own['take']>()('signup.make', own, WRITE_FAILURES, OWN),
    /** Gives a place back, or leaves the waiting list, until the start. */
    withdraw: command<Own['withdraw']>()('signup.withdraw', own, WRITE_FAILURES, OWN),
  },
} as const;

/** The sign-ups of the signed-in person. */
export interface OwnSignups extends PortOf<typeof ownSignupsApi> {}
