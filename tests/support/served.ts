import { type ServiceParts, serverServices } from '../../src/composition/server/server-services';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import type { Api, PortOf } from '../../src/core/api/api';
import { CampaignsService } from '../../src/core/campaigns/campaigns.service';
import { aSite } from './a-site';
import { FakeTime } from './fake-time';
import { overApi } from './over-api';
import { aUser } from './users';

type Services = typeof serverServices;

/** The admin who calls unless a test names somebody else. */
const SERVED_ADMIN = aUser({ id: 'admin-1', name: 'Avery Admin', role: 'admin' });

/** A part of a server that the services under test have no use for. */
const unused = (name: string) =>
  new Proxy({} as never, {
    get: (_, key) => {
      throw new Error(`Nobody expected ${name}.${String(key)}.`);
    },
  });

/**
 * The services of a server on a unit of work, made as the server makes them and asked over the routes of their APIs: `served(unit)`
 * answers the port of an area by its name.
 */
export function servedOn(unit: ServiceParts['unit'], { time = new FakeTime() } = {}) {
  const parts: ServiceParts = {
    unit,
    mails: mailsOf(aSite('http://localhost:4173')),
    mailer: { send: async () => ({ ok: true, value: undefined }) } as never,
    clock: time,
    campaigns: new CampaignsService(unit),
    publicUrl: 'http://localhost:4173',
    ownAccountFor: unused('ownAccountFor'),
    accounts: unused('accounts'),
    tools: unused('tools'),
    secrets: unused('secrets'),
  };
  return <Name extends keyof Services>(
    name: Name,
    actor: User = SERVED_ADMIN,
  ): PortOf<Services[Name]['api']> => {
    const { api, inputs, serve } = serverServices[name] as unknown as {
      readonly api: Api;
      readonly inputs: never;
      readonly serve: (of: ServiceParts, user: User, cookie: string) => never;
    };
    return overApi(api, inputs, serve(parts, actor, ''), actor) as PortOf<Services[Name]['api']>;
  };
}
