import { type CalendarDate, calendarDateAt } from '../../shared/time/calendar';

/** Where a file's times are read: the name of a region's clocks, or minutes ahead of UTC. */
export type Zone = string | number;

/** The clocks of Las Vegas. */
export const LAS_VEGAS: Zone = 'America/Los_Angeles';

/** The clocks of UTC. */
export const UTC: Zone = 0;

/**
 * Names of zones that files write, in small letters. 'PST' in July is what people there call their own clocks: the letters
 * stand for a region and its summer time, never for a fixed distance from UTC.
 */
const REGIONS: readonly (readonly [zone: Zone, names: RegExp])[] = [
  [UTC, /^(?:z|utc|gmt|universal|coordinated universal time|greenwich mean time|etc\/utc)$/],
  [LAS_VEGAS, /^(?:p[sd]?t|pacific|las vegas|los angeles)$/],
  ['America/Phoenix', /^(?:arizona|phoenix)$/],
  ['America/Denver', /^(?:m[sd]?t|mountain|denver)$/],
  ['America/Chicago', /^(?:c[sd]?t|central|chicago)$/],
  ['America/New_York', /^(?:e[sd]?t|eastern|new york)$/],
  ['America/Anchorage', /^(?:ak[sd]?t|alaska|anchorage)$/],
  ['Pacific/Honolulu', /^(?:hs?t|hawaii|honolulu)$/],
];

const OFFSET = /^(?:utc|gmt)?([+\u2212-])(\d{1,2}):?(\d{2})?$/;
/** A region as the database of zones names it. */
const DATABASE_NAME = /^[a-z]+(?:\/[a-z0-9_+-]+){1,2}$/;

/**
 * The zone that a text names: 'UTC', 'PDT', '-08:00', 'GMT-8', 'America/Chicago', 'Eastern Daylight Time - New York'. Null
 * where it names none that is known.
 */
export function zoneOf(text: string): Zone | null {
  const bare = text
    .replace(/(?<=\S)\s*\([^)]*\)$/, '')
    .replace(/^\(|\)$/g, '')
    .trim()
    .toLowerCase();
  const [, sign = '', hours = '', minutes = '0'] = OFFSET.exec(bare) ?? [];
  if (sign !== '') {
    const ahead = Number(hours) * 60 + Number(minutes);
    return Number(hours) <= 14 && Number(minutes) < 60 ? (sign === '+' ? ahead : -ahead) : null;
  }
  const name = bare
    .replace(/ - .*$/, '')
    .replace(/^us[/ ]/, '')
    .replace(/ (?:standard |daylight )?time(?: zone)?$/, '');
  const [region] = REGIONS.find(([, names]) => names.test(name)) ?? [];
  if (region !== undefined) return region;
  return DATABASE_NAME.test(bare) ? (clocksOf(bare)?.resolvedOptions().timeZone ?? null) : null;
}

/** Whether the clocks of a zone are those of Las Vegas. */
export function isLasVegas(zone: Zone): boolean {
  return zone === LAS_VEGAS;
}

/** The day in Las Vegas at the time 'HH:MM:SS' of a day in a zone. */
export function dayInLasVegas(date: CalendarDate, time: string, zone: Zone): CalendarDate {
  return isLasVegas(zone) ? date : calendarDateAt(instantIn(date, time, zone));
}

/** The instant in ms at which clocks of a zone show a day and a time; an hour that is skipped counts from the hour before. */
function instantIn(date: CalendarDate, time: string, zone: Zone): number {
  const shown = Date.parse(`${date}T${time}Z`);
  const first = shown - aheadOfUtc(zone, shown);
  return shown - aheadOfUtc(zone, first);
}

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
function aheadOfUtc(zone: Zone, at: number): number {
  if (typeof zone === 'number') return zone * 60_000;
  const parts = new Map(
    clocksOf(zone)
      ?.formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  const time = `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
  return Date.parse(`${year}-${month}-${day}T${time}Z`) - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** What tells the time in a region; null where there is no such region. */
function clocksOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = clocksIn(timeZone);
  // A file can name as many zones as it has lines.
  if (clocks.size < 100) clocks.set(timeZone, made);
  return made;
}

function clocksIn(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return null;
  }
}
