import { PROGRAM_STATES, type ProgramKind } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import { ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { SignupRepository } from '../signups/signup.repository.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { type DatedEvent, isDated } from './event';
import type { EventRepository } from './event.repository.port';
import { countOf, heldPlaces, type PartCount, type PublicEvent } from './event-view';
import type { PublicEvents } from './events.api';
import { leadInSpanish, whyCome } from './why-come';

interface Repositories {
  readonly events: Pick<EventRepository, 'range'>;
  readonly programs: Pick<ProgramRepository, 'list'>;
  readonly signups: Pick<SignupRepository, 'counts'>;
}

/** Answers everybody what the public page shows. */
export class PublicEventsService implements PublicEvents {
  constructor(
    private readonly unit: Pick<UnitOfWork<Repositories>, 'read'>,
    private readonly clock: Clock,
  ) {}

  listPublic: PublicEvents['listPublic'] = () =>
    this.unit.read(async ({ events, programs, signups }) => {
      const states = ['published', 'canceled'] as const;
      const range = { states, endsAfter: this.clock.now(), startsBefore: null };
      const open = (await events.range(range))
        .filter(({ invited }) => invited.includes('everybody'))
        .filter(isDated);
      const counts = await signups.counts(open.map(({ id }) => id));
      const kinds = new Map((await programs.list(PROGRAM_STATES)).map(({ id, kind }) => [id, kind]));
      const kindOf = ({ programId }: DatedEvent) =>
        programId === null ? null : (kinds.get(programId) ?? null);
      return ok(open.map((event) => publicEvent(event, kindOf(event), counts.get(event.id) ?? [])));
    });
}

function publicEvent(event: DatedEvent, kind: ProgramKind | null, counts: readonly PartCount[]): PublicEvent {
  const { id, title, place, address, access, takesSignups, startsAt, endsAt, places } = event;
  const { cancelReason, sequence, changedAt, state, seriesId } = event;
  const held = heldPlaces(countOf(counts, null));
  return {
    id,
    title,
    place,
    address,
    access,
    takesSignups,
    startsAt,
    endsAt,
    cancelReason,
    sequence,
    changedAt,
    seriesId,
    kind,
    why: whyCome(event.description),
    es: leadInSpanish(event),
    state: state === 'canceled' ? 'canceled' : 'published',
    placesLeft: places === null ? null : Math.max(0, places - held),
  };
}
