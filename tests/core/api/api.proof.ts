// Compiled by the type check, never run: each @ts-expect-error is a port, a client or a schema that must not compile.
import * as v from 'valibot';
import {
  command,
  type FailureIn,
  type InputsOf,
  type PortOf,
  query,
  REFUSED,
} from '../../../src/core/api/api';
import { fail, ok } from '../../../src/core/shared/result';
import type { UnitOfWork } from '../../../src/core/unit-of-work/unit-of-work.port';

interface Shoe {
  readonly id: string;
  readonly size: number;
}
interface ShoeChange {
  readonly id: string;
  readonly size: number;
}
const shoeSchema: v.GenericSchema<unknown, Shoe> = v.object({ id: v.string(), size: v.number() });
const shoesApi = {
  area: 'shoes',
  calls: {
    all: query()('pickup.list', v.array(shoeSchema), [...REFUSED, 'cancelled']),
    resize: command<ShoeChange>()('pickup.decide', shoeSchema, [...REFUSED, 'conflict', 'not-found']),
  },
} as const;
interface Shoes extends PortOf<typeof shoesApi> {}

const boot: Shoe = { id: 'boot', size: 42 };

declare const unit: UnitOfWork<{ readonly shoes: { find(): Promise<Shoe | null> } }>;

export class UnitShoes implements Shoes {
  all(): ReturnType<Shoes['all']> {
    // @ts-expect-error the unit adds nothing to what is allowed
    return unit.read(async ({ shoes }) => ((await shoes.find()) ? ok([boot]) : fail({ code: 'conflict' })));
  }

  resize(): ReturnType<Shoes['resize']> {
    // @ts-expect-error a unit that may find no room, and an API that says nothing of it
    return unit.write(async () => ok(boot));
  }
}

export type Codes = FailureIn<Shoes['all']>['code'];
export const codes: Readonly<Record<Codes, string>> = {
  unauthenticated: '',
  forbidden: '',
  unavailable: '',
  cancelled: '',
  // @ts-expect-error 'conflict' is none of its failures
  conflict: '',
};

export class ShoesService implements Shoes {
  async all(_?: unknown, signal?: AbortSignal): ReturnType<Shoes['all']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    // @ts-expect-error 'conflict' is none of its failures
    if (boot.size > 50) return fail({ code: 'conflict' });
    return ok([boot]);
  }

  async resize({ size }: ShoeChange): ReturnType<Shoes['resize']> {
    if (size < 1) return fail({ code: 'conflict' });
    // @ts-expect-error there is no such code
    if (size > 99) return fail({ code: 'too-big' });
    // @ts-expect-error an answer without its size
    if (size > 80) return ok({ id: 'boot' });
    return ok({ ...boot, size });
  }
}

export const widened: Shoes = {
  all: async () => ok([boot]),
  // @ts-expect-error a failure that the API does not name is not added by inference
  resize: async () => fail({ code: 'quota' }),
};

// @ts-expect-error a call is missing
export const half: Shoes = { all: async () => ok([boot]) };

export async function use(shoes: Shoes): Promise<string> {
  const all = await shoes.all();
  await shoes.all(undefined, AbortSignal.abort());
  // @ts-expect-error it takes nothing
  await shoes.all({ page: 1 });
  // @ts-expect-error the size is missing
  await shoes.resize({ id: 'boot' });
  // @ts-expect-error there is no such call
  await shoes.polish();
  const resized = await shoes.resize({ id: 'boot', size: 43 });
  const refused = { unauthenticated: '', forbidden: '', unavailable: '' };
  if (!all.ok) return { ...refused, cancelled: '' }[all.failure.code];
  const said = { ...refused, conflict: '' };
  // @ts-expect-error 'not-found' has no sentence
  if (!resized.ok) return said[resized.failure.code];
  return resized.value.id;
}

const change = v.strictObject({ id: v.string(), size: v.number() });
export const inputs: InputsOf<typeof shoesApi> = { resize: change };
// @ts-expect-error a call without a schema
export const noInputs: InputsOf<typeof shoesApi> = {};
// @ts-expect-error a schema that takes something else
export const otherInputs: InputsOf<typeof shoesApi> = { resize: v.strictObject({ id: v.string() }) };
// @ts-expect-error there is no such right
export const noRight = query()('pickup.ride', shoeSchema, REFUSED);
// @ts-expect-error there is no such failure
export const noFailure = query()('pickup.list', shoeSchema, ['lost']);
