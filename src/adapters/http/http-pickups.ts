import * as v from 'valibot';
import { pickupSchema } from '../../core/donations/pickup';
import { pickupCountsSchema, pickupPageSchema } from '../../core/donations/pickup-answers.schemas';
import type { PickupDecision } from '../../core/donations/pickup-decision';
import type { PickupQuery } from '../../core/donations/pickup-query';
import type { Pickups } from '../../core/donations/pickups.port';
import type { CalendarDate } from '../../core/shared/calendar-date';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'validation', 'too-many', 'cancelled'] as const;
const WRITE = [
  'unauthenticated',
  'forbidden',
  'validation',
  'not-found',
  'conflict',
  'quota',
  'too-many',
] as const;
const PATH = '/api/pickups';
const asked = (question: object) => `q=${encodeURIComponent(JSON.stringify(question))}`;

/** Pickups on the site's server. */
export class HttpPickups implements Pickups {
  constructor(private readonly calls: HttpCalls) {}

  async list(query: PickupQuery, signal?: AbortSignal): ReturnType<Pickups['list']> {
    return narrowed(await this.calls.read(`${PATH}?${asked(query)}`, pickupPageSchema, signal), READ);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<Pickups['get']> {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    return narrowed(await this.calls.read(path, pickupSchema, signal), [...READ, 'not-found']);
  }

  async onDay(day: CalendarDate, signal?: AbortSignal): ReturnType<Pickups['onDay']> {
    const path = `${PATH}/on-day?${asked({ day })}`;
    return narrowed(await this.calls.read(path, v.array(pickupSchema), signal), READ);
  }

  async counts(signal?: AbortSignal): ReturnType<Pickups['counts']> {
    return narrowed(await this.calls.read(`${PATH}/counts`, pickupCountsSchema, signal), READ);
  }

  async decide(id: string, decision: PickupDecision, base: string): ReturnType<Pickups['decide']> {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    const body = { ...decision, base };
    return narrowed(await this.calls.write(path, { method: 'PUT', body }, pickupSchema), WRITE);
  }
}
