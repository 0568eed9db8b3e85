import * as v from 'valibot';
import { impactSchema } from '../../core/gifts/impact';
import { ownGiftSchema } from '../../core/gifts/own-gifts';
import type { OwnGiving } from '../../core/gifts/own-giving.port';
import { ownPickupSchema } from '../../core/pickups/own-pickup';
import { ownPlanSchema } from '../../core/plans/own-plans';
import type { PlanChange } from '../../core/plans/plan';
import type { PlanDraft } from '../../core/plans/plan-draft';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'too-many', 'cancelled'] as const;
const WRITE = [
  'unauthenticated',
  'forbidden',
  'validation',
  'not-found',
  'conflict',
  'quota',
  'too-many',
] as const;
const PATH = '/api/own-giving';

const givenSchema = v.object({ gifts: v.array(ownGiftSchema), pickups: v.array(ownPickupSchema) });

/** The signed-in person's gifts and plans, on the site's server. */
export class HttpOwnGiving implements OwnGiving {
  constructor(private readonly calls: HttpCalls) {}

  async gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    return narrowed(await this.calls.read(`${PATH}/gifts`, givenSchema, signal), READ);
  }

  async plans(signal?: AbortSignal): ReturnType<OwnGiving['plans']> {
    return narrowed(await this.calls.read(`${PATH}/plans`, v.array(ownPlanSchema), signal), READ);
  }

  async together(signal?: AbortSignal): ReturnType<OwnGiving['together']> {
    return narrowed(await this.calls.read(`${PATH}/together`, impactSchema, signal), READ);
  }

  async startPlan(id: string, draft: PlanDraft): ReturnType<OwnGiving['startPlan']> {
    const request = { method: 'POST', body: { id, ...draft } } as const;
    return narrowed(await this.calls.write(`${PATH}/plans`, request, ownPlanSchema), WRITE);
  }

  async changePlan(id: string, change: PlanChange, base: string): ReturnType<OwnGiving['changePlan']> {
    const request = { method: 'PUT', body: { change, base } } as const;
    const path = `${PATH}/plans/${encodeURIComponent(id)}`;
    return narrowed(await this.calls.write(path, request, ownPlanSchema), WRITE);
  }
}
