import type { ContentStore } from '../content/content-store.port';
import { DEFAULT_CONTENT } from '../content/default-content';
import { type DatedEvent, type Event, isDated } from '../events/event';
import type { EventRepository } from '../events/event.repository.port';
import type { CalendarFile } from '../shared/calendar-file';
import type { SiteAddress } from '../shared/page-address';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { Language } from '../shared/text/language';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { type CalendarSite, publicEventFile, publicEventsFile } from './event-entries';
import { calendarsBeginAt } from './kept-in-calendars';

/** What public calendars are made with. */
export interface CalendarPorts {
  readonly clock: Clock;
  readonly content: Pick<ContentStore, 'load'>;
  readonly address: SiteAddress;
}

/** The public events as calendar files, in each language. */
export class PublicCalendarService {
  constructor(
    private readonly unit: UnitOfWork<{ readonly events: Pick<EventRepository, 'find' | 'range'> }>,
    private readonly ports: CalendarPorts,
  ) {}

  /** All of them, canceled ones too, from 30 days back to the last one. */
  async all(language: Language): Promise<Result<CalendarFile, FailureOf<'unavailable'>>> {
    const site = await siteOf(this.ports, language);
    if (!site.ok) return site;
    return this.unit.read(async ({ events }) => {
      const endsAfter = calendarsBeginAt(this.ports.clock.now());
      const inRange = await events.range({
        states: ['published', 'canceled'],
        endsAfter,
        startsBefore: null,
      });
      return ok(publicEventsFile(inRange.filter(isPublic), site.value));
    });
  }

  /** One of them, however long ago it was; 'not-found' for any other event. */
  async one(
    id: string,
    language: Language,
  ): Promise<Result<CalendarFile, FailureOf<'not-found' | 'unavailable'>>> {
    const site = await siteOf(this.ports, language);
    if (!site.ok) return site;
    return this.unit.read(async ({ events }) => {
      const event = await events.find(id);
      return event && isPublic(event) ? ok(publicEventFile(event, site.value)) : fail({ code: 'not-found' });
    });
  }
}

function isPublic(event: Event): event is DatedEvent {
  return event.state !== 'draft' && event.invited.includes('everybody') && isDated(event);
}

/** The site as calendars in a language name it now: by the name in its settings. */
export async function siteOf(
  { content, address }: Pick<CalendarPorts, 'content' | 'address'>,
  language: Language,
): Promise<Result<CalendarSite, FailureOf<'unavailable'>>> {
  const loaded = await content.load();
  if (!loaded.ok) return fail({ code: 'unavailable' });
  const { siteSettings } = loaded.value?.value ?? DEFAULT_CONTENT;
  return ok({ ...address, language, name: siteSettings.siteName });
}
