import * as v from 'valibot';
import type { PersonalData } from '../../core/privacy/personal-data.port';
import { personalFileSchema } from '../../core/privacy/personal-file';
import { type HttpCalls, narrowed } from './http-calls';

const CODES = ['unauthenticated', 'forbidden', 'not-found', 'quota'] as const;
const pathOf = (id: string) => `/api/personal-data/${encodeURIComponent(id)}`;

/** One person's data on the site's server. */
export class HttpPersonalData implements PersonalData {
  constructor(private readonly calls: HttpCalls) {}

  async export(id: string): ReturnType<PersonalData['export']> {
    // Not a read: it is noted in the audit log.
    const answer = await this.calls.write(`${pathOf(id)}/export`, { method: 'POST' }, personalFileSchema);
    return narrowed(answer, CODES);
  }

  async erase(id: string): ReturnType<PersonalData['erase']> {
    return narrowed(await this.calls.write(pathOf(id), { method: 'DELETE' }, v.undefined()), CODES);
  }
}
