import type { User } from '../../account/user';
import { isDated, partOf } from '../../events/event';
import { fail, ok } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { tellLateWithdrawal, type WithdrawalMails } from '../following/leave-events';
import { takesTime } from '../obstacle';
import { lockLines, lookAgain, promote } from '../promotion';
import { leftSignup } from '../signup';
import type { OwnSignupRepositories } from '../signup.repository.port';
import type { OwnSignups } from '../signups.api';
import { guestsOfToday } from './guests-of-today';
import { OwnSignupReads } from './own-signup-reads.service';
import { seenSignup } from './own-view';
import { takePlaces } from './take-places';

const DAY_MS = 24 * 60 * 60 * 1000;

type Answer = ReturnType<OwnSignups['take']>;

/** The sign-ups of `actor`; nobody else's exist for them. */
export class OwnSignupsService extends OwnSignupReads implements OwnSignups {
  constructor(
    protected override readonly unit: UnitOfWork<OwnSignupRepositories>,
    actor: Pick<User, 'id' | 'role'>,
    private readonly mails: WithdrawalMails,
    clock: Clock,
  ) {
    super(unit, actor, clock);
  }

  todaysList: OwnSignups['todaysList'] = ({ eventId }) =>
    this.unit.read(async (repositories): ReturnType<OwnSignups['todaysList']> => {
      const [event] = await repositories.events.some([eventId]);
      const now = this.clock.now();
      const isNow = event && isDated(event) && event.startsAt - DAY_MS <= now && now < event.endsAt;
      if (!event || !isDated(event) || !isNow || event.state !== 'published')
        return fail({ code: 'not-found' });
      const all = await repositories.signups.ofEvents([eventId]);
      const helps = all.some(
        (signup) => signup.personId === this.actor.id && signup.shiftId !== null && takesTime(signup),
      );
      if (!helps || this.actor.role !== 'volunteer') return fail({ code: 'not-found' });
      return ok(await guestsOfToday(repositories, event, all));
    });

  take: OwnSignups['take'] = ({ eventId, ...wanted }) => {
    const ask = { ...wanted, personId: this.actor.id };
    return this.unit.writeTogether({ thing: eventId, ask }, (repositories, unit, asks) =>
      takePlaces(repositories, unit, { eventId, asks }, this.mails),
    );
  };

  withdraw: OwnSignups['withdraw'] = ({ id, base }) =>
    this.unit.write(async (repositories, unit): Answer => {
      const { signups, events } = repositories;
      const eventId = (await signups.peek(id))?.eventId ?? null;
      if (eventId === null) return fail({ code: 'not-found' });
      await lockLines(repositories, { personIds: [this.actor.id], eventIds: [eventId] });
      const event = await events.find(eventId);
      const signup = await signups.find(id);
      const part = event && isDated(event) && signup ? partOf(event, signup.shiftId) : null;
      if (signup?.personId !== this.actor.id || !event || !isDated(event) || !part)
        return fail({ code: 'not-found' });
      if (signup.state === 'withdrawn')
        return seenSignup(repositories, { event, signup, all: await signups.ofEvents([eventId]) });
      if (signup.revision !== base || signup.state === 'attended' || signup.state === 'no-show')
        return fail({ code: 'conflict' });
      if (event.state === 'canceled') return fail({ code: 'conflict', reason: 'canceled' });
      if (part.startsAt <= unit.now()) return fail({ code: 'conflict', reason: 'started' });
      const withdrawn = leftSignup(signup, { revision: unit.nextId(), now: unit.now() });
      await signups.replace(withdrawn);
      unit.publishChange('signups');
      await tellLateWithdrawal(
        repositories,
        unit,
        { signup, event, part, actorId: this.actor.id },
        this.mails,
      );
      await promote(repositories, unit, { event }, this.mails);
      await lookAgain(repositories, unit, [this.actor.id], this.mails);
      return seenSignup(repositories, { event, signup: withdrawn, all: await signups.ofEvents([eventId]) });
    });
}
