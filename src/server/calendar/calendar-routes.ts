import { CALENDAR_TYPE, type CalendarFileWriter } from '../../core/calendar/calendar-file-writer.port';
import type { PublicCalendarService } from '../../core/calendar/public-calendar.service';
import type { FeedCalendarService } from '../../core/feeds/feed-calendar.service';
import type { Secrets } from '../../core/feeds/secrets.port';
import type { CalendarFile } from '../../core/shared/calendar-file';
import { ID_FORM } from '../../core/shared/id-form';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import type { FailureOf, Result } from '../../core/shared/result';
import { LANGUAGES, PAGES_BELOW } from '../../core/shared/text/language';
import { type Answer, type Call, empty, header, isKnown, plainText, type Route, route } from '../http';

/** What calendars are answered with. */
export interface ServedCalendars {
  /** The same object as long as nothing changes. */
  readonly publicEvents: Pick<PublicCalendarService, 'all' | 'one'>;
  readonly feeds: Pick<FeedCalendarService, 'read'>;
  readonly writer: CalendarFileWriter;
  readonly secrets: Pick<Secrets, 'hash'>;
}

type Found = Result<CalendarFile, FailureOf<'not-found' | 'unavailable'>>;

/** Secrets that nobody has, from one network: guesses, and old addresses that calendars still ask for. */
const WRONG_ADDRESSES = { times: 60, windowMs: 60 * 60_000 };

/** Everybody may keep it for a quarter of an hour. */
const PUBLIC = { 'Cache-Control': 'public, max-age=900' };
/** A calendar of one person is asked for each time, since its address may have ended. */
const PRIVATE = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };

/**
 * Calendar files: '/events.ics' and '/events/ID.ics' for everybody, in Spanish below '/es', '/calendar/SECRET.ics' for who has the address. The log names
 * the pattern of a route and never its path, so no secret gets into it. Where a request names another host than that of `origin`,
 * there is no such file.
 */
export function calendarRoutes(
  { publicEvents, feeds, writer, secrets }: ServedCalendars,
  limiter: Pick<RateLimiter, 'take'>,
  origin: string,
): readonly Route[] {
  const written = new WeakMap<CalendarFile, { readonly text: string; readonly tag: string }>();
  const answer = (call: Call, result: Found, headers: Readonly<Record<string, string>>): Answer => {
    if (!result.ok)
      return result.failure.code === 'not-found' ? unknownFile() : plainText('Unavailable\n', 503);
    const file = result.value;
    const { text, tag } = written.get(file) ?? write(file);
    const cacheHeaders = { ...headers, ETag: tag };
    if (isKnown(call, tag)) return empty(304, cacheHeaders);
    const disposition = `attachment; filename="${file.name}"`;
    const described = { ...cacheHeaders, 'Content-Type': CALENDAR_TYPE, 'Content-Disposition': disposition };
    return { status: 200, headers: described, body: text };
  };
  const write = (file: CalendarFile) => {
    const text = writer.write(file.calendar);
    const made = { text, tag: `"${secrets.hash(text)}"` };
    written.set(file, made);
    return made;
  };
  const { host } = new URL(origin);
  const isHere = (call: Call) => header(call, 'host')?.toLowerCase() === host;
  const routes = [
    ...LANGUAGES.flatMap((language) => [
      route(`GET ${PAGES_BELOW[language]}/events.ics`, 'event.list-public', async (call) =>
        answer(call, await publicEvents.all(language), PUBLIC),
      ),
      route(`GET ${PAGES_BELOW[language]}/events/:file{${ICS}}`, 'event.list-public', async (call) => {
        const id = nameOf(call);
        return ID_FORM.test(id) ? answer(call, await publicEvents.one(id, language), PUBLIC) : unknownFile();
      }),
    ]),
    route(`GET /calendar/:file{${ICS}}`, 'feed.read', async (call) => {
      const result: Found = await feeds.read(nameOf(call));
      const isWrong = !result.ok && result.failure.code === 'not-found';
      if (isWrong && !(await limiter.take(['calendar-address', call.network], WRONG_ADDRESSES)))
        return plainText('Too many requests\n', 429);
      return answer(call, result, PRIVATE);
    }),
  ];
  return routes.map((calendarRoute) => ({
    ...calendarRoute,
    answer: (call) => (isHere(call) ? calendarRoute.answer(call) : unknownFile()),
  }));
}

/** The name of any calendar file. */
const ICS = '[^/]+\\.ics';

function nameOf({ fields: { file = '' } }: Call): string {
  return file.replace(/\.ics$/, '');
}

/** As where a file of the site is missing. */
function unknownFile(): Answer {
  return plainText('Not found\n', 404);
}
