import * as v from 'valibot';
import type { PersonalData } from '../../core/privacy/personal-data.port';
import type { PersonalFile } from '../../core/privacy/personal-file';
import { fail } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';

const CODES = ['unauthenticated', 'forbidden', 'not-found', 'quota'] as const;
const pathOf = (id: string) => `/api/personal-data/${encodeURIComponent(id)}`;

/** One person's data on the site's server. */
export class HttpPersonalData implements PersonalData {
  constructor(
    private readonly calls: HttpCalls,
    /** The schema of a person's file; fetched when it is needed, since hardly anybody exports anything. */
    private readonly schema: () => Promise<v.GenericSchema<unknown, PersonalFile>>,
  ) {}

  async export(id: string): ReturnType<PersonalData['export']> {
    // Before the call: what is given out is noted in the audit log.
    const schema = await this.schema().catch(() => null);
    if (!schema) return fail({ code: 'unavailable' });
    return narrowed(await this.calls.write(`${pathOf(id)}/export`, { method: 'POST' }, schema), CODES);
  }

  async erase(id: string): ReturnType<PersonalData['erase']> {
    return narrowed(await this.calls.write(pathOf(id), { method: 'DELETE' }, v.undefined()), CODES);
  }
}
