import type { Logger } from '../core/shared/result';
import type { Clock, IdSource } from '../core/shared/system.port';

/** What the log says of a request. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** The pattern, not the path: a path may hold what somebody typed. */
  readonly route: string;
  readonly status: number;
  /** When it came; ms since the epoch. */
  readonly began: number;
  /** The id of who asked, where somebody is signed in. */
  readonly person: string | undefined;
}

/** One line for each request, under an id that its other lines share. */
export class RequestLog {
  /** Of this process alone, so that a number is enough for each request. */
  private readonly prefix: string;
  private count = 0;

  constructor(
    private readonly clock: Clock,
    private readonly logger: Pick<Logger, 'info'>,
    ids: IdSource,
  ) {
    this.prefix = ids.next().slice(0, 12);
  }

  nextId(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }

  answered({ id, method, route, status, began, person }: AnsweredRequest): void {
    const detail = { id, method, route, status, ms: this.clock.now() - began, person };
    this.logger.info('A request was answered', detail);
  }
}
