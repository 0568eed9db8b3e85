import * as v from 'valibot';
import type { FailureOf } from '../../core/shared/failure';
import type { FormSigns } from '../../core/shared/forms/form-signs';
import type { Result } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';

/** Where the signs of a program are read, and emptied after a refusal. */
export interface SignsSource {
  read(): FormSigns;
  reset(): void;
}

/** Sends the public forms to the site's server, each with the signals that tell people from bots. */
export class HttpFormCalls {
  constructor(
    private readonly calls: HttpCalls,
    private readonly signs: SignsSource,
  ) {}

  /** Sends once. */
  async send(
    path: string,
    body: object,
  ): Promise<Result<void, FailureOf<'too-many' | 'validation' | 'unavailable'>>> {
    const address = `${path}?q=${encodeURIComponent(JSON.stringify(this.signs.read()))}`;
    const sent = await this.calls.write(address, { method: 'POST', body }, v.undefined());
    if (!sent.ok) this.signs.reset();
    return narrowed(sent, ['too-many', 'validation']);
  }
}
