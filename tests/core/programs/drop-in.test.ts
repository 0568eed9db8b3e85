import { expect, test } from 'vitest';
import type { DatedEvent, Event } from '../../../src/core/events/event';
import { dropInDates } from '../../../src/core/programs/drop-in';
import { anEvent } from '../../support/event-builder';

const coming = (part: Partial<Event>) =>
  anEvent({ invited: ['everybody'], takesSignups: false, ...part }) as DatedEvent;
const idsOf = (...events: readonly DatedEvent[]) => dropInDates(events).map(({ id }) => id);

test('people drop in where all dates with guests are for everybody and take no sign-ups', () => {
  expect(idsOf(coming({ id: 'a' }), coming({ id: 'b' }))).toEqual(['a', 'b']);
  expect(idsOf(coming({ id: 'a' }), coming({ id: 'b', takesSignups: true }))).toEqual([]);
});

test('a program without a date with guests takes applications', () => {
  expect(idsOf()).toEqual([]);
  expect(idsOf(coming({ id: 'crew', invited: [] }))).toEqual([]);
});

test('shifts alone say nothing about guests', () => {
  expect(idsOf(coming({ id: 'a' }), coming({ id: 'crew', invited: [], takesSignups: true }))).toEqual(['a']);
});

test('to a date for enrolled people somebody has to apply', () => {
  expect(idsOf(coming({ id: 'a' }), coming({ id: 'b', invited: ['beneficiaries'] }))).toEqual([]);
});
