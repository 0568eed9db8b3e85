import * as v from 'valibot';
import { type OwnAccount, openSessionSchema } from '../../core/account/own-account.port';
import { userSchema } from '../../core/account/user.schema';
import type { PictureFile } from '../../core/content/pictures/image-library.port';
import { type HttpCalls, narrowed } from './http-calls';
import type { KnownUser } from './known-user';

const REFUSED = ['unauthenticated', 'forbidden', 'too-many'] as const;
const PATH = '/api/account';

/** The signed-in person's account, on the site's server. */
export class HttpOwnAccount implements OwnAccount {
  constructor(
    private readonly calls: HttpCalls,
    private readonly known: Pick<KnownUser, 'set'>,
  ) {}

  async rename(name: string): ReturnType<OwnAccount['rename']> {
    const written = await this.calls.write(`${PATH}/name`, { method: 'PUT', body: { name } }, userSchema);
    const renamed = narrowed(written, [...REFUSED, 'validation', 'quota']);
    if (renamed.ok) await this.known.set(renamed.value);
    return renamed;
  }

  async setAvatar({ bytes }: PictureFile): ReturnType<OwnAccount['setAvatar']> {
    const written = await this.calls.write(`${PATH}/avatar`, { method: 'PUT', body: bytes }, userSchema);
    const changed = narrowed(written, [...REFUSED, 'unsupported-type', 'quota']);
    if (changed.ok) await this.known.set(changed.value);
    return changed;
  }

  async removeAvatar(): ReturnType<OwnAccount['removeAvatar']> {
    const written = await this.calls.write(`${PATH}/avatar`, { method: 'DELETE' }, userSchema);
    const changed = narrowed(written, [...REFUSED, 'quota']);
    if (changed.ok) await this.known.set(changed.value);
    return changed;
  }

  async changePassword(current: string, next: string): ReturnType<OwnAccount['changePassword']> {
    const write = { method: 'PUT', body: { current, next } } as const;
    const written = await this.calls.write(`${PATH}/password`, write, v.undefined());
    return narrowed(written, [...REFUSED, 'invalid-credentials', 'validation', 'quota']);
  }

  async sessions(): ReturnType<OwnAccount['sessions']> {
    return narrowed(await this.calls.read(`${PATH}/sessions`, v.array(openSessionSchema)), REFUSED);
  }

  async endSession(id: string): ReturnType<OwnAccount['endSession']> {
    const path = `${PATH}/sessions/${encodeURIComponent(id)}`;
    const written = await this.calls.write(path, { method: 'DELETE' }, v.undefined());
    return narrowed(written, [...REFUSED, 'not-found']);
  }
}
