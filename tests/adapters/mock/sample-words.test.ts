import { describe, expect, test } from 'vitest';
import { sampleCampaigns } from '../../../src/adapters/mock/campaigns/sample-campaigns';
import { campaignsFormat } from '../../../src/adapters/mock/campaigns/simulated-campaigns';
import { sampleEvents } from '../../../src/adapters/mock/events/sample-events';
import { eventsFormat } from '../../../src/adapters/mock/events/simulated-events';
import { sampleGuides } from '../../../src/adapters/mock/guides/sample-guides';
import { guidesFormat } from '../../../src/adapters/mock/guides/simulated-guide-reads';
import { samplePrograms } from '../../../src/adapters/mock/programs/sample-programs';
import { programsFormat } from '../../../src/adapters/mock/programs/simulated-programs';
import { campaignWords } from '../../../src/adapters/mock/sample-words/campaigns.texts.es';
import { eventWords } from '../../../src/adapters/mock/sample-words/events.texts.es';
import { guideWords } from '../../../src/adapters/mock/sample-words/guides.texts.es';
import { programWords } from '../../../src/adapters/mock/sample-words/programs.texts.es';
import { inBothLanguages } from '../../../src/adapters/mock/sample-words/staff-words';
import {
  browserSimulation,
  type RecordsFormat,
  SimulatedRecords,
} from '../../../src/adapters/mock/simulation';
import { CAMPAIGN_WORDS } from '../../../src/core/campaigns/campaign';
import { findEventFaults } from '../../../src/core/events/event-faults';
import { eventPairs } from '../../../src/core/events/event-pairs';
import { GUIDE_WORDS } from '../../../src/core/guides/guide';
import { findGuideFaults } from '../../../src/core/guides/guide-faults';
import { findProgramFaults } from '../../../src/core/programs/program-faults';
import { programPairs } from '../../../src/core/programs/program-pairs';
import { calendarDateAt } from '../../../src/core/shared/time/calendar';
import { isMissing, type Pair, pairsOf } from '../../../src/core/shared/translations/pairs';
import { isStale } from '../../../src/core/shared/translations/translated-text';
import { FakeStorage } from '../../support/fake-storage';

const NOW = Date.UTC(2026, 10, 21, 12);
const MANAGERS = { parker: 'parker', deja: 'deja', priya: 'priya' };

const campaigns = campaignsFormat(() => sampleCampaigns(NOW));
const events = eventsFormat(() => sampleEvents(NOW));
const guides = guidesFormat({
  guides: () => sampleGuides(NOW, { parker: 'parker' }),
  completions: () => [],
});
const programs = programsFormat(() => samplePrograms(NOW, MANAGERS));

describe.each([
  {
    area: 'campaigns',
    words: campaignWords,
    pairs: () => bilingual(campaigns).flatMap((campaign) => pairsOf(campaign, CAMPAIGN_WORDS)),
  },
  { area: 'events', words: eventWords, pairs: () => bilingual(events).flatMap(eventPairs) },
  {
    area: 'guides',
    words: guideWords,
    pairs: () => bilingual(guides).flatMap((guide) => pairsOf(guide, GUIDE_WORDS)),
  },
  { area: 'programs', words: programWords, pairs: () => bilingual(programs).flatMap(programPairs) },
])('the words of the sample $area', ({ words, pairs }) => {
  test('are all in Spanish, each for the English text that is there, and none is left over', () => {
    const all: readonly Pair[] = pairs();
    expect(all.filter(isMissing)).toEqual([]);
    expect(all.filter(isStale)).toEqual([]);
    expect(new Set(all.flatMap(({ spanish }) => spanish?.text ?? []))).toEqual(
      new Set(Object.values(words?.words ?? {})),
    );
  });
});

function bilingual<T>(format: RecordsFormat<T>): T {
  return inBothLanguages(format).samples();
}

test('keep to the bounds of their fields', () => {
  const staffIds = Object.values(MANAGERS);
  const faults = [
    ...bilingual(events).flatMap((event) =>
      findEventFaults(event, { isPublished: event.state !== 'draft', publishedAt: null }),
    ),
    ...bilingual(guides).flatMap((guide) =>
      findGuideFaults(guide, { isPublished: true, today: calendarDateAt(NOW) }),
    ),
    ...bilingual(programs).flatMap((program) =>
      findProgramFaults(program, { isActive: program.state !== 'draft', needsManager: true, staffIds }),
    ),
  ];
  expect(faults).toEqual([]);
});

describe('what a browser keeps', () => {
  const view = () => ({ localStorage: new FakeStorage() as unknown as Storage, dispatchEvent: () => true });
  const inEnglish = (place: ReturnType<typeof view>) =>
    new SimulatedRecords(browserSimulation(place), programs);
  const asStaff = (place: ReturnType<typeof view>) =>
    new SimulatedRecords(browserSimulation(place), inBothLanguages(programs));

  test('has no Spanish while only pages in English read it, and gets it when staff do', () => {
    const place = view();
    expect(
      inEnglish(place)
        .read()
        .map(({ es }) => es),
    ).not.toContainEqual(expect.anything());
    expect(place.localStorage.getItem('simulation:programs')).not.toContain('Zapatos');
    const [shoes, boots] = asStaff(place).read();
    expect(shoes?.es?.title?.text).toBe('Zapatos para cada persona');
    expect(boots?.questions[1]?.es?.choices?.[0]?.text).toBe('Punta de acero');
  });

  test('stays as staff left it, also where they took the Spanish words away', () => {
    const place = view();
    const [shoes, boots, ...others] = asStaff(place).read();
    if (!shoes?.es || !boots) throw new Error('There are samples.');
    const own = { ...shoes, es: { title: { text: 'Zapatos', of: '' } } };
    const emptied = { ...boots, revision: 'changed', es: null, questions: [] };
    asStaff(place).write([own, emptied, ...others]);
    expect(asStaff(place).read().slice(0, 2)).toEqual([own, emptied]);
  });

  test('gets no Spanish for a text that is another one than the sample of today', () => {
    const place = view();
    const [shoes, ...others] = inEnglish(place).read();
    if (!shoes) throw new Error('There are samples.');
    inEnglish(place).write([{ ...shoes, title: 'Shoes for All' }, ...others]);
    const [read] = asStaff(place).read();
    expect(read?.es?.title).toBeUndefined();
    expect(read?.es?.summary?.text).toBe('Un par de zapatos que quede bien, para quien lo necesite.');
  });
});
