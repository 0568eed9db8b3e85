import type { Completion } from '../../../core/guides/completion';
import { emptyGuide, type Guide, type GuideDraft } from '../../../core/guides/guide';
import { calendarDateAt, daysAfter } from '../../../core/shared/time/calendar';

/** The people in the samples, by the ids of their accounts. */
export interface SampleReaders {
  /** Has done two trainings. */
  readonly val: string;
  /** Checks the resources. */
  readonly parker: string;
}

interface SampleTraining
  extends Pick<GuideDraft, 'title' | 'minutes' | 'requiredFor'>,
    Partial<Pick<GuideDraft, 'link'>> {
  readonly body: readonly string[];
  /** Days since Val did it; null where that is still to do. */
  readonly done: number | null;
}

interface SampleResource
  extends Pick<GuideDraft, 'title' | 'body' | 'need' | 'phone'>,
    Partial<Pick<GuideDraft, 'audience' | 'link' | 'address' | 'hours' | 'languages'>> {
  /** Days since it was checked. */
  readonly checked: number;
}

const TRAININGS: readonly SampleTraining[] = [
  {
    title: 'Welcoming people at a fitting',
    minutes: 15,
    requiredFor: 'everybody',
    done: 70,
    body: [
      'Say your first name, and ask how the person would like to be called. Never ask why somebody needs shoes.',
      'Sit down before you measure: nobody likes to be looked down on. Ask before you touch a foot, and hand over the measure if the person would rather do it alone.',
      'Offer two pairs, so that there is something to choose. If the size is not there, write it down and say when we will call.',
    ],
    link: 'https://training.example/welcome',
  },
  {
    title: 'Lifting and carrying',
    minutes: 10,
    requiredFor: 'nobody',
    done: 45,
    body: [
      'Bend your knees, keep your back straight and hold the box close. Carry so that you can see where you walk.',
      'A box of boots weighs more than it looks: above 30 pounds, carry it with somebody else or use the cart.',
    ],
  },
  {
    title: 'Safe with young people',
    minutes: 30,
    done: null,
    requiredFor: ['sample-program-young-leaders', 'sample-program-lace-up'],
    body: [
      'Two adults are in the room at all times. You are never alone with a young person, not even in a car.',
      'Phone numbers and private messages stay between the families and the program. You write to young people in the group alone.',
      'If a young person tells you that somebody hurts them, listen, promise nothing, and call the manager of the program the same day.',
    ],
  },
];

const RESOURCES: readonly SampleResource[] = [
  {
    title: 'Juniper Street Food Pantry',
    need: 'food',
    phone: '702-555-0131',
    checked: 12,
    body: 'Groceries for three days, once a week. You need no papers. Bring a bag if you have one.',
    address: '118 Juniper Street, Las Vegas',
    hours: 'Mon to Fri, 9 AM to 1 PM',
    languages: 'English, Spanish',
  },
  {
    title: 'Red Rock Supper Table',
    need: 'food',
    phone: '702-555-0132',
    checked: 40,
    body: 'A warm meal at five, every day of the year. Everybody may come, children too.',
    address: '640 Mesa Avenue, Las Vegas',
    hours: 'Every day, 5 PM to 6:30 PM',
  },
  {
    title: 'Open Door House',
    need: 'shelter',
    phone: '702-555-0133',
    checked: 5,
    body: 'Beds for adults and for families. Call before 4 PM to ask for a place for the night.\n\nThere is a room for wheelchairs, and dogs may stay.',
    address: '27 Harbor Lane, Las Vegas',
    hours: 'Day and night',
    languages: 'English, Spanish, Tagalog',
  },
  {
    title: 'Sunrise Walk-In Clinic',
    need: 'health',
    phone: '702-555-0134',
    checked: 200,
    body: 'A nurse looks at feet, wounds and blood pressure. You pay nothing, with or without insurance.',
    address: '900 Valley Road, Las Vegas',
    hours: 'Tue and Thu, 10 AM to 4 PM',
    languages: 'English, Spanish',
  },
  {
    title: 'Second Shift Job Desk',
    need: 'work',
    phone: '702-555-0135',
    checked: 31,
    body: 'Somebody helps you with the résumé and with calls to employers who hire people with a record.',
    address: '52 Foundry Street, Las Vegas',
    hours: 'Mon to Thu, 8 AM to 6 PM',
    link: 'https://jobdesk.example/start',
  },
  {
    title: 'Desert Legal Corner',
    need: 'legal',
    phone: '702-555-0136',
    checked: 60,
    body: 'Free advice about rent, wages, fines and sealing of records. Bring every letter you have.',
    address: '310 Court Plaza, Las Vegas',
    hours: 'Wed, 1 PM to 5 PM',
    languages: 'English, Spanish',
    link: 'mailto:help@legalcorner.example',
  },
  {
    title: 'Papers First',
    need: 'papers',
    phone: '702-555-0137',
    checked: 18,
    body: 'Helps to get a birth certificate and an ID card, and pays the fees.',
    address: '14 Cactus Court, Las Vegas',
    hours: 'Mon and Fri, 9 AM to noon',
    audience: 'beneficiaries',
  },
  {
    title: 'Valley Ride Tickets',
    need: 'travel',
    phone: '702-555-0138',
    checked: 25,
    body: 'Day tickets for the bus, for appointments and the first month of a job.',
    address: '70 Depot Way, Las Vegas',
    hours: 'Mon to Sat, 7 AM to 3 PM',
  },
  {
    title: 'Listening Line',
    need: 'crisis',
    phone: '702-555-0139',
    checked: 9,
    body: 'Trained people listen, in the evening and at night. You do not have to give your name.',
    hours: 'Every day, 6 PM to 6 AM',
    languages: 'English, Spanish',
  },
];

/** Three sample trainings and nine sample resources, as they are at `now` (ms since the epoch). */
export function sampleGuides(now: number, { parker }: Pick<SampleReaders, 'parker'>): readonly Guide[] {
  const stamp: Pick<Guide, 'revision' | 'state' | 'reports'> = {
    revision: 'sample',
    state: 'published',
    reports: [],
  };
  const trainings = TRAININGS.map(({ done: _, body, ...training }, index) => ({
    ...emptyGuide('training'),
    ...training,
    ...stamp,
    id: trainingId(index),
    body: body.join('\n\n'),
    checkedOn: null,
    checkedBy: null,
  }));
  const resources = RESOURCES.map(({ checked, ...resource }, index) => ({
    ...emptyGuide('resource'),
    ...resource,
    ...stamp,
    id: `sample-resource-${index + 1}`,
    checkedOn: daysAfter(calendarDateAt(now), -checked),
    checkedBy: parker,
  }));
  return [...trainings, ...resources];
}

/** The trainings that Val has done at `now` (ms since the epoch). */
export function sampleCompletions(now: number, { val }: Pick<SampleReaders, 'val'>): readonly Completion[] {
  return TRAININGS.flatMap(({ done }, index) =>
    done === null
      ? []
      : {
          id: `sample-completion-${index + 1}`,
          guideId: trainingId(index),
          personId: val,
          doneOn: daysAfter(calendarDateAt(now), -done),
          by: 'self' as const,
        },
  );
}

function trainingId(index: number): string {
  return `sample-training-${index + 1}`;
}
