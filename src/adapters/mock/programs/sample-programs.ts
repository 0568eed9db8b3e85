import { firstsOf, type Program, type ProgramKind, type Question } from '../../../core/programs/program';
import { instantInDays } from '../../../core/shared/time/calendar';

/** The ids of the people who manage the sample programs. */
export interface SampleManagers {
  readonly parker: string;
  readonly deja: string;
  readonly priya: string;
}

interface Sample
  extends Pick<Program, 'title' | 'summary'>,
    Partial<Pick<Program, 'description' | 'places' | 'intake' | 'nextStep' | 'state'>> {
  /** What follows 'sample-program-' in its id. */
  readonly id: string;
  readonly kind: ProgramKind;
  readonly managers: readonly (keyof SampleManagers)[];
  readonly questions?: readonly Omit<Question, 'id' | 'help' | 'es'>[];
  /** Days since it was created, and since it was archived. */
  readonly days: readonly [created: number, archived?: number];
}

const FITTING = 'Come to a fitting day. We measure your feet and you leave with shoes.';
const CALL = 'We call you to set a first date.';

const SAMPLES: readonly Sample[] = [
  {
    id: 'shoes',
    title: 'Shoes for Everyone',
    kind: 'items',
    managers: ['parker'],
    days: [400],
    summary: 'A pair of shoes that fits, for anyone who needs one.',
    description:
      'Tell us the sizes you need, for yourself or for your family. We look for new and gently used pairs, and you try them on before you take them home.',
    nextStep: FITTING,
  },
  {
    id: 'work-boots',
    title: 'Work Boots to Work',
    kind: 'items',
    managers: ['deja'],
    days: [330],
    summary: 'Safety boots for people who start a job that asks for them.',
    nextStep: FITTING,
    questions: [
      { text: 'When does your job start?', answer: 'line', choices: [], required: true },
      {
        text: 'What does the job ask for?',
        answer: 'choice',
        required: true,
        choices: ['Steel toe', 'Composite toe', 'Slip resistant', 'I do not know'],
      },
    ],
  },
  {
    id: 'school-shoes',
    title: 'School Shoes First',
    kind: 'items',
    managers: ['priya'],
    days: [300],
    summary: 'New shoes for children before the school year, and when they outgrow them.',
    nextStep: FITTING,
  },
  {
    id: 'walk-with-me',
    title: 'Walk With Me',
    kind: 'mentorship',
    places: 20,
    days: [390],
    managers: ['parker', 'deja'],
    summary: 'A mentor who walks with you for six months, one hour a week.',
    description: 'You choose what you talk about and where you walk. Mentors are trained volunteers.',
    nextStep: CALL,
    questions: [
      { text: 'What would you like a mentor for?', answer: 'paragraph', choices: [], required: true },
    ],
  },
  {
    id: 'coming-home',
    title: 'Coming Home Mentors',
    kind: 'mentorship',
    managers: ['priya'],
    days: [280],
    summary: 'Somebody at your side in the first year after coming home.',
    nextStep: CALL,
  },
  {
    id: 'first-day',
    title: 'First Day Ready',
    kind: 'jobs',
    places: 12,
    days: [380],
    managers: ['parker'],
    intake: 'paused',
    summary: 'A course of four mornings that ends with your first day at work.',
    nextStep: 'Come to the next workshop. Bring what you have written for your résumé.',
  },
  {
    id: 'interview-closet',
    title: 'Interview Closet',
    kind: 'jobs',
    managers: ['deja'],
    days: [260],
    summary: 'Clothes and shoes for an interview, to keep.',
    nextStep: FITTING,
  },
  {
    id: 'warehouse',
    title: 'Warehouse Skills',
    kind: 'jobs',
    managers: ['priya'],
    days: [200],
    summary: 'Six evenings to learn how a warehouse works, with a certificate.',
    nextStep: CALL,
  },
  {
    id: 'young-leaders',
    title: 'Young Leaders Circle',
    kind: 'youth',
    places: 15,
    days: [350],
    managers: ['deja'],
    summary: 'Young people from 14 to 18 plan and lead a project for their neighborhood.',
    nextStep: CALL,
    questions: [
      {
        text: 'What would you change in your neighborhood?',
        answer: 'paragraph',
        choices: [],
        required: false,
      },
    ],
  },
  {
    id: 'lace-up',
    title: 'Lace-Up Saturdays',
    kind: 'youth',
    managers: ['priya'],
    days: [240],
    summary: 'Running and games for children, once a month.',
    nextStep: CALL,
  },
  {
    id: 'clean-streets',
    title: 'Clean Streets Saturday',
    kind: 'cleanup',
    days: [370],
    managers: ['parker'],
    summary: 'We clean a few blocks together on Saturday mornings.',
    nextStep: 'Come on Saturday at 8 AM. We bring gloves and bags.',
  },
  {
    id: 'desert-wash',
    title: 'Desert Wash Cleanup',
    kind: 'cleanup',
    managers: ['deja'],
    days: [150],
    intake: 'closed',
    summary: 'A day in spring to clear the wash before the rains.',
    nextStep: CALL,
  },
  {
    id: 'computer-lab',
    title: 'Evening Computer Lab',
    kind: 'jobs',
    managers: ['parker'],
    days: [6],
    state: 'draft',
    summary: 'A quiet room with computers, three evenings a week.',
  },
  {
    id: 'winter-coats',
    title: 'Winter Coat Closet',
    kind: 'items',
    managers: ['deja'],
    days: [420, 230],
    state: 'archived',
    intake: 'closed',
    summary: 'Warm coats for the cold months.',
  },
  {
    id: 'reading-walk',
    title: 'Summer Reading Walk',
    kind: 'youth',
    managers: ['priya'],
    days: [190, 80],
    state: 'archived',
    intake: 'closed',
    summary: 'Walks to the library in the summer break.',
  },
];

/** Twelve active sample programs, a draft and two archived ones, as they are at `now` (ms since the epoch). */
export function samplePrograms(now: number, managers: SampleManagers): readonly Program[] {
  return SAMPLES.map(({ days: [created, archived], managers: who, questions = [], ...sample }) => ({
    description: '',
    places: null,
    intake: 'open',
    nextStep: '',
    state: 'active',
    contactName: who.includes('parker') ? 'Parker Manager' : '',
    contactPhone: '702-555-0142',
    answerDays: 5,
    ...firstsOf(sample.kind),
    revision: 'sample',
    ...sample,
    id: `sample-program-${sample.id}`,
    managerIds: [...new Set(who.map((name) => managers[name]))],
    questions: questions.map((question, at) => ({
      ...question,
      id: `question-${at + 1}`,
      help: '',
      es: null,
    })),
    es: null,
    createdAt: instantInDays(now, -created, '09:00'),
    archivedAt: archived === undefined ? null : instantInDays(now, -archived, '09:00'),
  }));
}
