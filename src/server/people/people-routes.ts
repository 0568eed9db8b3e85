import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { User } from '../../core/account/user';
import { ChangePerson } from '../../core/people/change-person';
import { InvitePerson } from '../../core/people/invite-person';
import type { ChangedPerson, PeopleGateway } from '../../core/people/people-gateway.port';
import { PEOPLE_ORDERS, type PeopleQuery } from '../../core/people/people-query';
import { PERSON_STATES, roleSchema } from '../../core/people/person';
import type { Invitation, PersonChange } from '../../core/people/person-changes';
import type { Logger } from '../../core/shared/logger.port';
import { pageFields } from '../../core/shared/page-fields';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { LINE } from '../../core/shared/text/text-limits';
import { lineSchema, textSchema } from '../../core/shared/text/text-schema';
import { failureAnswer } from '../failure-answer';
import { actorOf, allow, limited } from '../guards';
import { readBody } from '../read-body';
import { readQuery } from '../read-query';
import type { ServerEnvironment } from '../server-environment';

/** Each invitation sends a mail; nobody invites more people by hand. */
const INVITATIONS = { times: 100, windowMs: 60 * 60_000 };

const querySchema: v.GenericSchema<unknown, PeopleQuery> = v.strictObject({
  ...pageFields,
  search: textSchema(LINE),
  role: v.nullable(roleSchema),
  state: v.nullable(v.picklist(PERSON_STATES)),
  order: v.picklist(PEOPLE_ORDERS),
  isDescending: v.boolean(),
});

const invitationSchema: v.GenericSchema<unknown, Invitation> = v.strictObject({
  name: lineSchema(LINE),
  email: lineSchema(LINE),
  role: roleSchema,
});

const changeSchema: v.GenericSchema<unknown, { readonly change: PersonChange; readonly base: string }> =
  v.pipe(
    v.strictObject({ name: lineSchema(LINE), role: v.nullable(roleSchema), base: textSchema(LINE) }),
    v.transform(({ base, ...change }) => ({ change, base })),
  );

/** What admins do with people needs. */
export interface PeopleRoutesPorts {
  /** The people as this admin changes them: what they do is noted under their name. */
  readonly peopleFor: (actor: User) => PeopleGateway;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/** '/api/people': the people whom the foundation knows. */
export function peopleRoutes({ peopleFor, limiter, logger }: PeopleRoutesPorts): Hono<ServerEnvironment> {
  const people = (context: Context<ServerEnvironment>) => peopleFor(actorOf(context));
  const answer = async (context: Context, changed: ChangedPerson) => {
    const result = await changed;
    return result.ok ? context.json(result.value) : failureAnswer(context, result.failure);
  };
  const inviting = limited(limiter, 'invitation', INVITATIONS, 'person');
  return new Hono<ServerEnvironment>()
    .get('/', allow('person.list'), async (context) => {
      const query = readQuery(context, querySchema);
      if ('refusal' in query) return query.refusal;
      const listed = await people(context).list(query.value);
      return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
    })
    .get('/roles', allow('person.list'), async (context) => {
      const holders = await people(context).roleHolders();
      return holders.ok ? context.json(holders.value) : failureAnswer(context, holders.failure);
    })
    .get('/:id', allow('person.read'), async (context) => {
      const found = await people(context).read(context.req.param('id'));
      return found.ok ? context.json(found.value) : failureAnswer(context, found.failure);
    })
    .post('/', allow('person.invite'), inviting, async (context) => {
      const body = await readBody(context, invitationSchema);
      if ('refusal' in body) return body.refusal;
      const invited = await new InvitePerson(people(context), logger).execute(body.value);
      return invited.ok ? context.json(invited.value, 201) : failureAnswer(context, invited.failure);
    })
    .put('/:id', allow('person.change'), async (context) => {
      const body = await readBody(context, changeSchema);
      if ('refusal' in body) return body.refusal;
      const save = { ...body.value, id: context.req.param('id') };
      const changed = await new ChangePerson(people(context), logger).execute(save);
      return changed.ok ? context.json(changed.value) : failureAnswer(context, changed.failure);
    })
    .post('/:id/invitation', allow('person.invite'), inviting, (context) =>
      answer(context, people(context).resend(context.req.param('id'))),
    )
    .post('/:id/deactivation', allow('person.deactivate'), (context) =>
      answer(context, people(context).deactivate(context.req.param('id'))),
    )
    .delete('/:id/deactivation', allow('person.deactivate'), (context) =>
      answer(context, people(context).reactivate(context.req.param('id'))),
    )
    .delete('/:id/sessions', allow('person.sign-out'), (context) =>
      answer(context, people(context).signOut(context.req.param('id'))),
    );
}
