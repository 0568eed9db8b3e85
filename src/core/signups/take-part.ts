import { invalidFields } from '../shared/forms/field-rule';
import { keyOfNamed, personKeyOf } from '../shared/person-key';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import { obstacleFor, type Wanted } from './obstacle';
import { ofPart } from './of-part';
import { freePlaces, goingSignup } from './promotion';
import { holdsPlace, newSignup, type Signup, type SignupOwner } from './signup';
import type { SignupRepositories } from './signup.repository.port';
import { findNamedFaults } from './signup-faults';
import { type Standings, standingsOf } from './standings';

/** A sign-up for a part in a state at `now`, in ms: a new one, or the one that somebody comes back to. */
export function takenSignup(
  wanted: Wanted,
  owner: SignupOwner,
  stamp: Pick<Signup, 'id' | 'revision'> & { readonly state: 'going' | 'waiting'; readonly now: number },
  before: Signup | undefined,
): Signup {
  const fresh = newSignup(wanted, owner, stamp);
  const { id, createdAt, personKey, remindedAt, withdrewAt } = before ?? fresh;
  const since = before?.state === 'waiting' ? before.since : fresh.since;
  const signup = { ...fresh, id, createdAt, personKey, remindedAt, withdrewAt, since };
  return stamp.state === 'going' ? goingSignup(signup, wanted.part, stamp.now) : signup;
}

/**
 * Why staff cannot give a part to an account; null when they can. A part that has started is no reason, nor, with `override`, is another
 * event at that time.
 */
export function staffRefusal(
  wanted: Wanted,
  { terms, of: standingOf }: Standings,
  { personId, override }: { readonly personId: string; readonly override: boolean },
): Result<{ readonly isOverridden: boolean }, FailureOf<'conflict'>> {
  const obstacle = obstacleFor(wanted, standingOf(personId), terms, null);
  if (obstacle === null) return ok({ isOverridden: false });
  if (obstacle.why === 'overlap' && override) return ok({ isOverridden: true });
  return fail({ code: 'conflict', reason: obstacle.why });
}

/** Whom staff assign, under which id, and what is known of the part. */
type Asked = Pick<Signup, 'id' | 'personId' | 'name' | 'contact'> & { readonly override: boolean };

/** A sign-up that is to be kept; `isThere`: it has been before, as it is. */
interface Assigned {
  readonly signup: Signup;
  readonly isThere: boolean;
  readonly isOverridden: boolean;
}

/**
 * What becomes of somebody whom staff assign to a part: an account, or a person without one by name. `all` are the sign-ups for the
 * event, `theirs` those of the account. Who has a place keeps it, and who waits gets one.
 */
export async function assignSignup(
  repositories: SignupRepositories,
  unit: Unit,
  { override, ...assignment }: Asked,
  {
    all,
    theirs,
    ...wanted
  }: Wanted & { readonly all: readonly Signup[]; readonly theirs: readonly Signup[] },
): Promise<Result<Assigned, FailureOf<'conflict' | 'validation'>>> {
  const { event, part } = wanted;
  const { personId } = assignment;
  const named = { name: assignment.name.trim(), contact: assignment.contact.trim() };
  const before =
    personId === null
      ? ofPart(all, part).find(({ id }) => id === assignment.id)
      : theirs.find((signup) => signup.eventId === event.id && signup.shiftId === (part.shift?.id ?? null));
  const sameId = before ? null : await repositories.signups.peek(assignment.id);
  if (sameId) return fail({ code: 'conflict' });
  if (before && personId === null)
    return before.name === named.name && before.contact === named.contact && holdsPlace(before)
      ? ok({ signup: before, isThere: true, isOverridden: false })
      : fail({ code: 'conflict' });
  if (before && holdsPlace(before)) return ok({ signup: before, isThere: true, isOverridden: false });
  if (event.state === 'canceled') return fail({ code: 'conflict', reason: 'canceled' });
  const faults = personId === null ? findNamedFaults(named) : [];
  if (faults.length > 0) return fail(invalidFields(faults));
  if (freePlaces(part, all) <= 0) return fail({ code: 'conflict', reason: 'full', count: part.most ?? 0 });
  let isOverridden = false;
  if (personId !== null) {
    const question = { personIds: [personId], events: [event], signups: theirs };
    const refusal = staffRefusal(wanted, await standingsOf(repositories, question), { personId, override });
    if (!refusal.ok) return refusal;
    isOverridden = refusal.value.isOverridden;
  }
  const owner =
    personId === null
      ? { ...named, personId, personKey: (await keyOfNamed(repositories, named)) ?? unit.nextId() }
      : await accountOwner(repositories, unit, personId, theirs);
  const stamp = { id: assignment.id, revision: unit.nextId(), state: 'going', now: unit.now() } as const;
  return ok({ signup: takenSignup(wanted, owner, stamp, before), isThere: false, isOverridden });
}

/** Whose a new sign-up of an account is, which has these sign-ups. */
export async function accountOwner(
  { applications }: Pick<SignupRepositories, 'applications'>,
  unit: Unit,
  personId: string,
  theirs: readonly Signup[],
): Promise<SignupOwner> {
  return ownerOf(unit, personId, theirs.length > 0 ? theirs : await applications.ofAccounts([personId]));
}

/** The owner of a new sign-up of an account. All records of an account have one key; some of them are given. */
export function ownerOf(
  unit: Pick<Unit, 'nextId'>,
  personId: string,
  records: readonly { readonly personKey: string }[],
): SignupOwner {
  return { personId, personKey: personKeyOf(records) ?? unit.nextId(), name: '', contact: '' };
}
