import { type DataAction, may } from '../access/may';
import type { User } from '../account/user';
import { type DatedEvent, type EventPart, isDated, partOf } from '../events/event';
import { type MayRead, readableEvents } from '../events/readable-events';
import { PROGRAM_STATES } from '../programs/program';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { candidatesFor } from './candidates';
import { type SignupMails, type Told, tellSignedUp } from './mails/tell-signed-up';
import { areMarksOpen, areMinutes, markedSignup, minutesOn } from './marks';
import type { Wanted } from './obstacle';
import { freePlaces, goingSignup, lockLines, lookAgain, promote } from './promotion';
import { isOnRoster, rosterOf } from './roster';
import { DAY_MINUTES, holdsPlace, markOf, type Signup, takesPlace, withdrawnSignup } from './signup';
import type { RosterRepositories, SignupRepositories } from './signup.repository.port';
import type { Signups } from './signups.api';
import type { SignupsInput as Input } from './signups.inputs';
import { standingsOf } from './standings';
import { assignSignup, staffRefusal } from './take-part';

type Answer = ReturnType<Signups['mark']>;
type Refused = FailureOf<'conflict' | 'validation'>;

const CONFLICT = { code: 'conflict' } as const;
const NOT_FOUND = fail({ code: 'not-found' });

/** A sign-up that changes, with what decides about it; nobody else changes any of that meanwhile. */
interface Situation extends Wanted {
  readonly signup: Signup;
  /** All sign-ups for the event. */
  readonly all: readonly Signup[];
  /** All sign-ups of the account. */
  readonly theirs: readonly Signup[];
  readonly now: number;
}

/** What becomes of a sign-up in its situation. */
type Decide = (
  situation: Situation,
  repositories: SignupRepositories,
  unit: Unit,
) => Promise<Signup | Refused>;

/** What goes with a change of a sign-up. */
interface Following {
  /** Gives up its place, for who waits. */
  readonly frees?: (situation: Situation, repositories: SignupRepositories, unit: Unit) => Promise<void>;
  /** Whether it was changed so before: a change that is sent again after an answer that got lost is no conflict. */
  readonly isDone?: (signup: Signup, part: EventPart) => boolean;
}

/** Decides about sign-ups, for `actor`: an admin, or a program manager for the events of the programs that they manage. */
export class SignupsService implements Signups {
  constructor(
    private readonly unit: UnitOfWork<RosterRepositories>,
    private readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    private readonly mails: SignupMails,
    private readonly clock: Clock,
  ) {}

  ofEvent: Signups['ofEvent'] = ({ eventId }) =>
    this.unit.read(async (repositories): ReturnType<Signups['ofEvent']> => {
      const event = await this.findEvent(repositories, eventId, 'signup.list');
      return event ? ok(await this.roster(repositories, event, this.clock.now())) : NOT_FOUND;
    });

  candidates: Signups['candidates'] = ({ eventId, shiftId }) =>
    this.unit.read(async (repositories): ReturnType<Signups['candidates']> => {
      const event = await this.findEvent(repositories, eventId, 'signup.assign');
      const part = event && partOf(event, shiftId);
      return event && part ? ok(await this.candidatesOf(repositories, { event, part })) : NOT_FOUND;
    });

  assign: Signups['assign'] = ({ eventId, shiftId, ...assignment }) =>
    this.unit.write(async (repositories, unit): Answer => {
      const theirs = await repositories.signups.ofPeople(
        assignment.personId === null ? [] : [assignment.personId],
      );
      const event = await this.findEvent(repositories, eventId, 'signup.assign');
      const part = event && partOf(event, shiftId);
      if (!event || !part) return NOT_FOUND;
      const wanted = { event, part };
      if (!(await this.mayAssign(repositories, wanted, { personId: assignment.personId, theirs })))
        return NOT_FOUND;
      const all = await repositories.signups.ofEvents([eventId]);
      const assigned = await assignSignup(repositories, unit, assignment, { ...wanted, all, theirs });
      if (!assigned.ok) return assigned;
      const { signup, isOverridden, isThere } = assigned.value;
      if (!isThere) {
        const call = await this.tell(repositories, unit, { ...wanted, signup }, 'place');
        const called = { ...signup, call };
        const isKnown = all.some(({ id }) => id === signup.id);
        await (isKnown ? repositories.signups.replace(called) : repositories.signups.add(called));
        this.note(unit, isOverridden ? 'signup.override' : 'signup.assign', signup);
        return this.answer(repositories, event, called);
      }
      return this.answer(repositories, event, signup);
    });

  givePlace: Signups['givePlace'] = ({ override, ...from }) =>
    this.change('signup.assign', from, async (situation, repositories, unit) => {
      const { event, part, signup, all, theirs, now } = situation;
      const { personId } = signup;
      if (signup.state !== 'waiting' || personId === null) return CONFLICT;
      if (freePlaces(part, all) <= 0) return { ...CONFLICT, reason: 'full', count: part.most ?? 0 };
      const standings = await standingsOf(repositories, {
        personIds: [personId],
        events: [event],
        signups: theirs,
      });
      const refusal = staffRefusal(situation, standings, { personId, override });
      if (!refusal.ok) return refusal.failure;
      const going = goingSignup(signup, part, now);
      this.note(unit, refusal.value.isOverridden ? 'signup.override' : 'signup.assign', signup);
      return {
        ...going,
        call: await this.tell(repositories, unit, { ...situation, signup: going }, 'place'),
      };
    });

  remove: Signups['remove'] = (from) =>
    this.change(
      'signup.assign',
      from,
      async (situation, repositories, unit) => {
        const { event, part, signup, now } = situation;
        if (event.state === 'canceled') return { ...CONFLICT, reason: 'canceled' };
        if (part.startsAt <= now) return { ...CONFLICT, reason: 'started' };
        if (signup.state !== 'going' && signup.state !== 'waiting') return CONFLICT;
        this.note(unit, 'signup.remove', signup);
        const call = await this.tell(repositories, unit, situation, 'removed');
        return { ...withdrawnSignup(signup, signup.revision), call };
      },
      {
        frees: async ({ event, signup }, repositories, unit) => {
          await promote(repositories, unit, { event }, this.mails);
          if (signup.personId !== null) await lookAgain(repositories, unit, [signup.personId], this.mails);
        },
      },
    );

  mark: Signups['mark'] = ({ mark, minutes, ...from }) => {
    const decide: Decide = async (situation, repositories, unit) => {
      const { event, part, signup, all, theirs, now } = situation;
      if (event.state === 'canceled') return { ...CONFLICT, reason: 'canceled' };
      if (!areMarksOpen(part, now)) return { ...CONFLICT, reason: 'too-early' };
      if (!holdsPlace(signup) && markOf(signup) === null) return CONFLICT;
      if (minutes !== null && !areMinutes(minutes)) return invalidFields([{ field: 'minutes' }]);
      const marked = markedSignup(signup, part, { mark, minutes }, { by: this.actor, at: now });
      if (takesPlace(marked) && !takesPlace(signup) && freePlaces(part, all) <= 0)
        return { ...CONFLICT, reason: 'full', count: part.most ?? 0 };
      const sum = minutesOn(signup.day, theirs, signup.id) + (marked.minutes ?? 0);
      if (marked.hours !== 'none' && sum > DAY_MINUTES) return { ...CONFLICT, reason: 'day-full' };
      if (marked.state === 'going' && signup.state !== 'going' && signup.personId !== null) {
        const { personId } = signup;
        const question = { personIds: [personId], events: [event], signups: theirs };
        const standings = await standingsOf(repositories, question);
        const refusal = staffRefusal(situation, standings, { personId, override: false });
        if (!refusal.ok && refusal.failure.reason === 'overlap') return refusal.failure;
      }
      this.note(unit, 'signup.mark', signup, { mark: mark ?? 'none' });
      // Before the start somebody who is excused is told that the place is gone, and who has it again that it is theirs.
      if (takesPlace(signup) && marked.state === 'withdrawn')
        return { ...marked, call: await this.tell(repositories, unit, situation, 'removed') };
      if (signup.state === 'withdrawn' && marked.state === 'going') {
        const back = { ...situation, signup: marked };
        return { ...marked, call: await this.tell(repositories, unit, back, 'place') };
      }
      return marked;
    };
    return this.change('signup.mark', from, decide, {
      isDone: (signup, part) => {
        const marked = markedSignup(signup, part, { mark, minutes }, { by: this.actor, at: 0 });
        return markOf(signup) === mark && signup.minutes === marked.minutes;
      },
    });
  };

  markRest: Signups['markRest'] = ({ eventId }) =>
    this.unit.write(async (repositories, unit): ReturnType<Signups['markRest']> => {
      const event = await this.findEvent(repositories, eventId, 'signup.mark');
      if (!event) return NOT_FOUND;
      if (event.state === 'canceled') return fail({ code: 'conflict', reason: 'canceled' });
      const [all, now] = [await repositories.signups.ofEvents([eventId]), unit.now()];
      const rest = all.flatMap((signup) => {
        const part = signup.state === 'going' ? partOf(event, signup.shiftId) : null;
        if (!part || !areMarksOpen(part, now)) return [];
        const by = { by: this.actor, at: now };
        const marked = markedSignup(signup, part, { mark: 'no-show', minutes: null }, by);
        return { ...marked, revision: unit.nextId() };
      });
      await repositories.signups.keepAll(rest);
      for (const signup of rest) this.note(unit, 'signup.mark', signup, { mark: 'no-show' });
      if (rest.length > 0) unit.publishChange('signups');
      return ok(await this.roster(repositories, event, now));
    });

  told: Signups['told'] = (from) =>
    this.change('signup.assign', from, async ({ signup }) =>
      signup.call === null ? CONFLICT : { ...signup, call: null },
    );

  /** An event that the actor may work on, with its times; null for any other. */
  private async findEvent(
    { events, programs }: Pick<SignupRepositories, 'events' | 'programs'>,
    id: string,
    right: DataAction,
  ): Promise<DatedEvent | null> {
    const event = await events.find(id);
    if (!event || !isDated(event) || event.state === 'draft') return null;
    const program = (await programs.list(PROGRAM_STATES)).find(
      (candidate) => candidate.id === event.programId,
    );
    return may(this.actor, right, program) ? event : null;
  }

  private async mayRead({ programs }: Pick<SignupRepositories, 'programs'>): Promise<MayRead> {
    return readableEvents(await programs.list(PROGRAM_STATES), this.actor);
  }

  private async candidatesOf(repositories: SignupRepositories, wanted: Wanted) {
    const mayRead = await this.mayRead(repositories);
    return candidatesFor(repositories, wanted, { listEverybody: may(this.actor, 'person.list'), mayRead });
  }

  /** Whether the actor may choose an account: who has signed up before is known to them; others are the candidates. */
  private async mayAssign(
    repositories: SignupRepositories,
    wanted: Wanted,
    { personId, theirs }: { readonly personId: string | null; readonly theirs: readonly Signup[] },
  ): Promise<boolean> {
    // A shift refuses everybody but volunteers.
    if (personId === null || wanted.part.shift !== null || may(this.actor, 'person.list')) return true;
    if (theirs.some(({ eventId }) => eventId === wanted.event.id)) return true;
    return (await this.candidatesOf(repositories, wanted)).some(({ id }) => id === personId);
  }

  private async roster(repositories: RosterRepositories, event: DatedEvent, now: number) {
    const all = await repositories.signups.ofEvents([event.id]);
    const mayRead = await this.mayRead(repositories);
    return rosterOf(repositories, event, { shown: all.filter(isOnRoster), all, now, mayRead });
  }

  private async answer(repositories: RosterRepositories, event: DatedEvent, signup: Signup): Answer {
    const all = await repositories.signups.ofEvents([event.id]);
    const mayRead = await this.mayRead(repositories);
    const shown = { shown: [signup], all, now: this.clock.now(), mayRead };
    const [entry] = await rosterOf(repositories, event, shown);
    return entry ? ok(entry) : NOT_FOUND;
  }

  /** Mails somebody, who may have to be called instead. The actor knows, and what has started is no news. */
  private async tell(
    repositories: SignupRepositories,
    unit: Unit,
    recipient: Told,
    call: 'place' | 'removed',
  ): Promise<Signup['call']> {
    const { signup, part } = recipient;
    if (part.startsAt <= unit.now() || signup.personId === this.actor.id) return null;
    const write = call === 'place' ? this.mails.placeGiven : this.mails.removed;
    const untold = await tellSignedUp(repositories, unit, [recipient], write);
    return untold.length > 0 ? call : null;
  }

  private note(
    unit: Unit,
    action: 'signup.assign' | 'signup.override' | 'signup.remove' | 'signup.mark',
    { id }: Signup,
    detail: Readonly<Record<string, string>> = {},
  ): void {
    unit.audit(this.actor, action, { id, name: '' }, detail);
    unit.publishChange('signups');
  }

  /** Changes a sign-up from its revision. */
  private change(
    right: DataAction,
    { id, base }: Input['told'],
    decide: Decide,
    { frees, isDone }: Following = {},
  ): Answer {
    return this.unit.write(async (repositories, unit): Answer => {
      const { signups } = repositories;
      const unlockedSignup = await signups.peek(id);
      if (!unlockedSignup || unlockedSignup.eventId === null) return NOT_FOUND;
      const [personIds, eventIds] = [
        unlockedSignup.personId === null ? [] : [unlockedSignup.personId],
        [unlockedSignup.eventId],
      ];
      await (frees ? lockLines(repositories, { personIds, eventIds }) : signups.ofPeople(personIds));
      const event = await this.findEvent(repositories, unlockedSignup.eventId, right);
      const part = event && partOf(event, unlockedSignup.shiftId);
      if (!event || !part) return NOT_FOUND;
      const signup = await signups.find(id);
      if (!signup) return fail(CONFLICT);
      if (signup.revision !== base)
        return isDone?.(signup, part) ? this.answer(repositories, event, signup) : fail(CONFLICT);
      const [all, theirs] = [await signups.ofEvents(eventIds), await signups.ofPeople(personIds)];
      const situation = { event, part, signup, all, theirs, now: unit.now() };
      const decided = await decide(situation, repositories, unit);
      if ('code' in decided) return fail(decided);
      const after = { ...decided, revision: unit.nextId() };
      await signups.replace(after);
      unit.publishChange('signups');
      await frees?.(situation, repositories, unit);
      return this.answer(repositories, event, after);
    });
  }
}
