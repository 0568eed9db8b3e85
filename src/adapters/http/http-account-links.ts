import * as v from 'valibot';
import type { AccountLink, AccountLinks } from '../../core/account/links/account-links.port';
import type { Language } from '../../core/shared/text/language';
import { type HttpCalls, narrowed } from './http-calls';

const PATH = '/api/account-links';
const linkHolder = v.object({ name: v.string(), email: v.string() });

/** One-time links at the site's server. */
export class HttpAccountLinks implements AccountLinks {
  readonly sendsMail = true;

  constructor(private readonly calls: HttpCalls) {}

  async request(email: string): ReturnType<AccountLinks['request']> {
    const result = await this.calls.write(PATH, { method: 'POST', body: { email } }, v.undefined());
    return result.ok ? { ok: true, value: { link: null } } : narrowed(result, ['too-many']);
  }

  async holder(link: AccountLink): ReturnType<AccountLinks['holder']> {
    // Not a read: an address would be written into logs, and the secret with it.
    const answer = await this.calls.write(`${PATH}/holder`, { method: 'POST', body: link }, linkHolder);
    return narrowed(answer, ['not-found', 'conflict', 'too-many']);
  }

  async choosePassword(
    link: AccountLink,
    password: string,
    page?: Language,
  ): ReturnType<AccountLinks['choosePassword']> {
    const body = { ...link, password, ...(page && { page }) };
    const chosen = await this.calls.write(`${PATH}/password`, { method: 'POST', body }, v.undefined());
    return narrowed(chosen, ['not-found', 'conflict', 'validation', 'too-many']);
  }
}
