import type { User } from '../core/account/user';
import type { Api, InputsOf, PortOf } from '../core/api/api';
import type { OldPaths } from './api-routes';

/** An area's API with what answers it; the server mounts it at '/api/AREA'. */
export interface ApiArea<A extends Api = Api> {
  readonly api: A;
  readonly inputs: InputsOf<A>;
  /** The service for the person who calls, with the cookies of the call. */
  readonly serviceFor: (actor: User, cookie: string) => PortOf<A>;
  readonly oldPaths?: OldPaths<A>;
}

/** An area among others; its parts are checked against its API here. */
export function apiArea<A extends Api>(area: ApiArea<A>): ApiArea {
  return area as unknown as ApiArea;
}
