import * as v from 'valibot';
import type { ChangedPerson, PeopleGateway } from '../../core/people/people-gateway.port';
import type { PeopleQuery } from '../../core/people/people-query';
import { personSchema, roleSchema } from '../../core/people/person';
import type { Invitation, PersonChange } from '../../core/people/person-changes';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'too-many', 'cancelled'] as const;
const WRITE = [
  'unauthenticated',
  'forbidden',
  'validation',
  'not-found',
  'conflict',
  'quota',
  'too-many',
] as const;
const PATH = '/api/people';

const pageSchema = v.object({ items: v.array(personSchema), total: v.number() });
const roleHoldersSchema = v.array(
  v.object({ role: roleSchema, names: v.array(v.string()), total: v.number() }),
);

/** The people on the site's server. */
export class HttpPeopleGateway implements PeopleGateway {
  constructor(private readonly calls: HttpCalls) {}

  async list(query: PeopleQuery, signal?: AbortSignal): ReturnType<PeopleGateway['list']> {
    const address = `${PATH}?q=${encodeURIComponent(JSON.stringify(query))}`;
    return narrowed(await this.calls.read(address, pageSchema, signal), READ);
  }

  async roleHolders(signal?: AbortSignal): ReturnType<PeopleGateway['roleHolders']> {
    return narrowed(await this.calls.read(`${PATH}/roles`, roleHoldersSchema, signal), READ);
  }

  async read(id: string, signal?: AbortSignal): ReturnType<PeopleGateway['read']> {
    return narrowed(await this.calls.read(pathOf(id), personSchema, signal), [...READ, 'not-found']);
  }

  invite(invitation: Invitation): ChangedPerson {
    return this.write('POST', PATH, { ...invitation });
  }

  resend(id: string): ChangedPerson {
    return this.write('POST', `${pathOf(id)}/invitation`);
  }

  change(id: string, change: PersonChange, base: string): ChangedPerson {
    return this.write('PUT', pathOf(id), { ...change, base });
  }

  deactivate(id: string): ChangedPerson {
    return this.write('POST', `${pathOf(id)}/deactivation`);
  }

  reactivate(id: string): ChangedPerson {
    return this.write('DELETE', `${pathOf(id)}/deactivation`);
  }

  signOut(id: string): ChangedPerson {
    return this.write('DELETE', `${pathOf(id)}/sessions`);
  }

  private async write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): ChangedPerson {
    return narrowed(await this.calls.write(path, { method, body }, personSchema), WRITE);
  }
}

function pathOf(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
