import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import type { Result } from '../shared/result';
import type { OwnGiving } from './own-giving.port';

/** Reads one's own giving. A failure is logged; that the caller cancelled is none. */
export class ReadOwnGiving {
  constructor(
    private readonly giving: Pick<OwnGiving, 'gifts' | 'plans' | 'together'>,
    private readonly logger: Logger,
  ) {}

  /** Everything that the person gave. */
  gifts(signal?: AbortSignal) {
    return this.logged('Failed to read own gifts', () => this.giving.gifts(signal));
  }

  /** Their plans to give again and again. */
  plans(signal?: AbortSignal) {
    return this.logged('Failed to read own plans', () => this.giving.plans(signal));
  }

  /** What all gifts together did. */
  together(signal?: AbortSignal) {
    return this.logged('Failed to read what all gifts did', () => this.giving.together(signal));
  }

  private async logged<T, F extends { readonly code: string }>(
    message: string,
    read: () => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unavailable'>>> {
    const result = await attempt(read, this.logger);
    if (!result.ok && result.failure.code !== 'cancelled') this.logger.error(message, result.failure);
    return result;
  }
}
