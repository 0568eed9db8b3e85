import type { User } from '../core/account/user';
import type { Api, InputsOf, PortOf } from '../core/api/api';

/**
 * Paths of the version before, as 'PUT /:id'; a name in the path is an id and a field of the input. A page that is open during a
 * deployment may call one once more. They are looked for after all others, in this order.
 */
type OldPaths<A extends Api> = {
  readonly [Name in keyof A['calls']]?: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
};

/** An area's API with what answers it; its parts are checked against the API. */
export interface AreaOf<A extends Api> {
  readonly api: A;
  readonly inputs: InputsOf<A>;
  /** The service for the person who calls, with the cookies of the call. */
  readonly serviceFor: (actor: User, cookie: string) => PortOf<A>;
  readonly oldPaths?: OldPaths<A>;
}

/** One of the server's areas, which mounts it at '/api/AREA'. */
export interface ApiArea {
  readonly api: Api;
  readonly inputs: object;
  readonly serviceFor: (actor: User, cookie: string) => object;
  readonly oldPaths: Readonly<Record<string, string | undefined>>;
}

/** An area among others; its parts are checked against its API here. */
export function apiArea<A extends Api>({ api, inputs, serviceFor, oldPaths = {} }: AreaOf<A>): ApiArea {
  return { api, inputs, serviceFor, oldPaths };
}
