import {
  type Application,
  type ApplicationForm,
  type Decision,
  receivedApplication,
  type StaffNote,
} from '../../../core/applications/application';
import type { Program } from '../../../core/programs/program';
import type { Pair, ShoeCut } from '../../../core/shared/sizes/shoe-size';
import { instantInDays } from '../../../core/shared/time/calendar';

/** The people who apply and answer in the samples. */
export interface SampleApplicants {
  /** The ids of their accounts. */
  readonly ben: string;
  readonly val: string;
  /** Answers for the programs that they manage. */
  readonly parker: { readonly id: string; readonly name: string };
  /** Answers for all others. */
  readonly other: { readonly id: string; readonly name: string };
}

interface Sample extends Partial<ApplicationForm> {
  /** What follows 'sample-program-' in its program's id. */
  readonly program: string;
  readonly as?: Application['as'];
  readonly person?: 'ben' | 'val';
  /** What was answered, in the order of the questions. */
  readonly said?: readonly string[];
  /** Days ago: when it came, was decided and ended. */
  readonly days: readonly [received: number, decided?: number, ended?: number];
  readonly decision?: Decision;
  readonly isUntold?: boolean;
}

const APPROVED: Decision = { state: 'approved', message: '', consentSeenOn: null };
const BEN = {
  person: 'ben' as const,
  name: 'Ben' as const,
  contact: 'beneficiary@fsr.example' as const,
  access: 'No stairs, please.',
};

/** Invented people and telephone numbers. */
const NAMED: readonly Sample[] = [
  { program: 'shoes', name: 'Luz', contact: '702-555-0151', days: [1], pairs: pairs('women 7', 'kids-c 8') },
  { program: 'shoes', name: 'Terrence', contact: 'terrence@mail.example', days: [3], pairs: pairs('men 12') },
  {
    program: 'work-boots',
    name: 'Marisol',
    contact: '702-555-0152',
    days: [2],
    pairs: pairs('women 8.5'),
    said: ['In two weeks, in a warehouse', 'Steel toe'],
  },
  {
    ...BEN,
    program: 'walk-with-me',
    days: [2],
    said: ['I start to look for steady work and would like somebody to talk with about it.'],
  },
  {
    program: 'young-leaders',
    name: 'Jaylen',
    contact: '702-555-0153',
    days: [4],
    said: ['More shade where we wait for the bus.'],
  },
  {
    program: 'walk-with-me',
    as: 'volunteer',
    adult: true,
    days: [1],
    name: 'Rosa Villanueva',
    contact: 'rosa.villanueva@mail.example',
    said: ['I was a school counselor and walk every morning.'],
  },
  {
    program: 'young-leaders',
    as: 'volunteer',
    adult: true,
    days: [2],
    name: 'Kofi Mensah',
    contact: 'kofi.mensah@mail.example',
  },
  {
    ...BEN,
    program: 'shoes',
    days: [12, 9],
    pairs: pairs('men 10.5', 'kids-y 1'),
    decision: { ...APPROVED, message: 'Come to the next fitting day, we have your size.' },
  },
  {
    ...BEN,
    program: 'first-day',
    days: [24, 20],
    decision: denied('no-place', 'All 12 places of this course are taken until spring.'),
  },
  {
    program: 'walk-with-me',
    as: 'volunteer',
    person: 'val',
    adult: true,
    decision: APPROVED,
    name: 'Val',
    contact: 'volunteer@fsr.example',
    days: [62, 60],
  },
];

/** What people need who were approved in the last 30 days. */
const NEEDED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  shoes: [
    ['men 13'],
    ['women 7.5'],
    ['men 9 wide'],
    ['women 11'],
    ['kids-y 1', 'women 8'],
    ['men 10.5'],
    ['men ?'],
    ['women 6'],
    ['kids-c 12'],
    ['men 11'],
    ['women 9 wide'],
    ['men 8.5'],
    ['kids-y 3'],
    ['women 8.5'],
  ],
  'work-boots': [['men 13'], ['men 10'], ['men 11.5'], ['men 9.5'], ['women 8'], ['men ?']],
  'school-shoes': [
    ['kids-c 9'],
    ['kids-c 11.5'],
    ['kids-c 13.5'],
    ['kids-y 2'],
    ['kids-y 4'],
    ['kids-y 5.5'],
    ['kids-c 10'],
  ],
};

/** Enrollments that go on: how many, and of those how many were approved in the last 30 days. */
const RUNNING = [
  ['shoes', 14, 14],
  ['work-boots', 6, 6],
  ['school-shoes', 7, 7],
  ['walk-with-me', 17, 3],
  ['young-leaders', 9, 3],
  ['interview-closet', 2, 2],
  ['first-day', 12, 0],
] as const;

/** The shoes that ended enrollments brought, one after the other and then again from the first. */
const GIVEN: Readonly<Record<string, readonly (readonly string[])[]>> = {
  shoes: [
    ['men 9', 'women 7'],
    ['men 11', 'kids-y 3'],
    ['women 8', 'women 6.5'],
    ['men 10', 'kids-c 12'],
    ['men 13', 'women 11'],
    ['women 7.5', 'kids-y 1'],
    ['men 9 wide', 'women 9'],
  ],
  'school-shoes': [
    ['kids-c 12', 'kids-c 13.5', 'kids-y 2'],
    ['kids-c 10', 'kids-y 4', 'kids-y 5.5'],
  ],
  'work-boots': [
    ['men 10.5', 'men 10.5'],
    ['women 8', 'men 11.5'],
  ],
  'winter-coats': [['men 12'], ['women 8.5']],
};

/** Enrollments that have ended, the last of them so many days ago. */
const ENDED = [
  ['shoes', 14, 35, 'given'],
  ['school-shoes', 6, 40, 'given'],
  ['work-boots', 4, 50, 'given'],
  ['walk-with-me', 3, 90, 'finished'],
  ['first-day', 3, 100, 'finished'],
  ['winter-coats', 6, 235, 'given'],
  ['reading-walk', 4, 85, 'finished'],
] as const;

const OTHERS: readonly Sample[] = [
  { program: 'shoes', days: [50, 47], decision: denied('not-offered', 'We only have shoes, not clothes.') },
  { program: 'walk-with-me', days: [70, 66], decision: denied('outside-area', 'We meet in Las Vegas only.') },
  { program: 'interview-closet', days: [33, 27], decision: denied('not-reached', 'We called three times.') },
  { program: 'school-shoes', days: [80, 75], decision: denied('other', 'You have a pair from us already.') },
  { program: 'shoes', days: [21, 18], decision: { state: 'withdrawn' } },
  { program: 'warehouse', days: [44, 40], decision: { state: 'withdrawn' } },
];

const FIRST = 'Ana Bo Cruz Dee Eli Faye Gus Hana Ivy Jo Kai Lena Mo Nia Omar Pia Quinn Ray Sol Tia'.split(
  ' ',
);
const LAST = 'A. B. C. D. F. G. H.'.split(' ');

/** Sample applications to the sample programs, as they are at `now` (ms since the epoch). */
export function sampleApplications(
  now: number,
  people: SampleApplicants,
  programs: readonly Program[],
): readonly Application[] {
  const parkers = programs.filter(({ managerIds }) => managerIds.includes(people.parker.id));
  return allSamples().flatMap((sample, at) => {
    const program = programs.find(({ id }) => id === `sample-program-${sample.program}`);
    if (!program) return [];
    const [received, decided = 0, ended] = sample.days;
    const instant = (days: number) => instantInDays(now, -days, days === ended ? '15:00' : '10:00');
    const application = receivedApplication(formOf(sample, at, program), {
      id: `sample-application-${at + 1}`,
      revision: 'sample',
      programId: program.id,
      as: sample.as ?? 'participant',
      receivedAt: instant(received),
      language: 'en',
      personId: sample.person ? people[sample.person] : null,
      personKey: `sample-key-${sample.person ?? at + 1}`,
    });
    if (!sample.decision) return application;
    const decidedBy =
      sample.decision.state === 'withdrawn' ? null : parkers.includes(program) ? people.parker : people.other;
    const decidedAt = instant(decided);
    const stamp = { decidedAt, decidedBy, toldAt: sample.isUntold || !decidedBy ? null : decidedAt };
    const how = ENDED.find(([id]) => id === sample.program)?.[3] ?? 'finished';
    const decidedOne = { ...application, ...sample.decision, ...stamp };
    if (ended === undefined) return decidedOne;
    const endedAt = instant(ended);
    const move = (index: number) => ({ moveId: `sample-move-${application.id}-${index + 1}`, at: endedAt });
    const givenPairs = decidedOne.pairs.map((pair, index) => ({ ...pair, given: move(index) }));
    return { ...decidedOne, pairs: givenPairs, ended: { at: endedAt, how } };
  });
}

export function sampleStaffNotes(): readonly StaffNote[] {
  return [
    { id: 'sample-application-4', revision: 'sample', text: 'Evenings are best. Reads well, no calls.' },
  ];
}

function allSamples(): readonly Sample[] {
  const running = RUNNING.flatMap(([program, count, recent]) =>
    Array.from({ length: count }, (_, index): Sample => {
      const decided = index < recent ? 1 + Math.floor((index * 28) / recent) : 40 + (index - recent) * 12;
      const needed = NEEDED[program]?.[index] ?? [];
      const isUntold = program === 'shoes' && index === 0;
      const days = [decided + 3, decided] as const;
      return { program, days, decision: APPROVED, isUntold, pairs: pairs(...needed) };
    }),
  );
  const ended = ENDED.flatMap(([program, count, last]) =>
    Array.from({ length: count }, (_, index): Sample => {
      const days = [last + index * 8 + 30, last + index * 8 + 26, last + index * 8] as const;
      const pairsOfProgram = GIVEN[program] ?? [];
      return {
        program,
        days,
        decision: APPROVED,
        pairs: pairs(...(pairsOfProgram[index % pairsOfProgram.length] ?? [])),
      };
    }),
  );
  return [...NAMED, ...running, ...ended, ...OTHERS];
}

function formOf(
  { name, contact, access = '', adult = null, pairs: needed = [], said = [] }: Sample,
  at: number,
  { questions }: Program,
): ApplicationForm {
  const invented = `${FIRST[at % FIRST.length]} ${LAST[at % LAST.length]}`;
  return {
    name: name ?? invented,
    contact: contact ?? `702-555-0${String(160 + at).padStart(3, '0')}`,
    access,
    adult,
    guardian: '',
    pairs: [...needed],
    answers: said.flatMap((value, index) => {
      const question = questions[index];
      return question ? { questionId: question.id, question: question.text, value } : [];
    }),
  };
}

function denied(reasonKind: NonNullable<Application['reasonKind']>, reason: string): Decision {
  return { state: 'denied', reasonKind, reason };
}

/** Pairs such as 'men 10.5 wide'; '?' is unknown. */
function pairs(...texts: readonly string[]): Pair[] {
  return texts.map((text) => {
    const [cut = '', size = '', wide] = text.split(' ');
    return { cut: cut as ShoeCut, size: size === '?' ? 'unknown' : Number(size), wide: wide === 'wide' };
  });
}
