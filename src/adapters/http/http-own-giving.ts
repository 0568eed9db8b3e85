import * as v from 'valibot';
import { ownPickupSchema } from '../../core/donations/own-pickup';
import { ownGiftSchema } from '../../core/giving/own-gifts';
import type { OwnGiving } from '../../core/giving/own-giving.port';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'too-many', 'cancelled'] as const;
const PATH = '/api/own-giving';

const givenSchema = v.object({ gifts: v.array(ownGiftSchema), pickups: v.array(ownPickupSchema) });

/** What whoever is signed in has given, on the site's server. */
export class HttpOwnGiving implements OwnGiving {
  constructor(private readonly calls: HttpCalls) {}

  async gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    return narrowed(await this.calls.read(`${PATH}/gifts`, givenSchema, signal), READ);
  }
}
