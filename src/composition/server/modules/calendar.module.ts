import { ContainerModule } from 'inversify';
import { serverCache } from '../../../adapters/cached/answer-cache';
import { IcalFileWriter } from '../../../adapters/ical/ical-file-writer';
import { NodeSecrets } from '../../../adapters/node/node-secrets';
import { PublicCalendarService } from '../../../core/calendar/public-calendar.service';
import { FeedCalendarService } from '../../../core/feeds/feed-calendar.service';
import { bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

/** Calendar files: those of the public events are read once, until an event changes. */
export const calendarModule = new ContainerModule((options) => {
  const { changes, clock, knownContent: content, publicUrl, unit } = tokens;
  bindFactory(
    options,
    tokens.calendars,
    { changes, clock, content, publicUrl, secrets: NodeSecrets, unit },
    ({ publicUrl: origin, ...parts }) => {
      const ports = { ...parts, address: { publicUrl: origin } };
      const service = new PublicCalendarService(ports.unit, ports);
      const cache = serverCache(ports.changes, ['events'], ports.clock);
      return {
        publicEvents: {
          all: (language) => cache.read(language, () => service.all(language)),
          one: (id, language) => service.one(id, language),
        },
        feeds: new FeedCalendarService(ports.unit, ports),
        writer: new IcalFileWriter(),
        secrets: ports.secrets,
      };
    },
  );
});
