import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { ProgramDraft, Question } from '../../../src/core/programs/program';
import { tidyProgramDraft } from '../../../src/core/programs/program-draft';
import {
  asksForbidden,
  findProgramFaults,
  LONGEST_OF_PROGRAM,
  LONGEST_OF_QUESTION,
} from '../../../src/core/programs/program-faults';
import { aProgramDraft, aQuestion } from '../../support/program-builder';
import { spanishFor } from '../../support/translations/in-spanish';

const ACTIVE = { isActive: true, needsManager: true, staffIds: ['parker'] };
const DRAFT = { isActive: false, needsManager: false, staffIds: ['parker'] };
const choice = (...choices: string[]) => aQuestion({ answer: 'choice', choices });

test('a program with all that it needs has no fault, and neither has a draft with a title alone', () => {
  expect(findProgramFaults(aProgramDraft(), ACTIVE)).toEqual([]);
  const draft = aProgramDraft({ kind: null, summary: '', managerIds: [], contactName: '', questions: [] });
  expect(findProgramFaults(draft, DRAFT)).toEqual([]);
  expect(findProgramFaults(draft, { ...DRAFT, needsManager: true })).toEqual([
    { field: 'managerIds', fault: 'missing' },
  ]);
});

test.each<[string, Partial<ProgramDraft>, readonly object[]]>([
  [
    'nothing that is needed',
    { title: ' ', kind: null, summary: '', managerIds: [] },
    [
      { field: 'title', fault: 'missing' },
      { field: 'kind', fault: 'missing' },
      { field: 'summary', fault: 'missing' },
      { field: 'managerIds', fault: 'missing' },
    ],
  ],
  ['a manager who can manage no more', { managerIds: ['gone'] }, [{ field: 'managerIds', fault: 'missing' }]],
  ['11 managers', { managerIds: ['parker', ...'abcdefghij'] }, [{ field: 'managerIds', fault: 'too-many' }]],
  ['U+0000 in a text', { nextStep: 'a\u0000' }, [{ field: 'nextStep', fault: 'unstorable' }]],
  [
    '6 questions',
    { questions: Array.from({ length: 6 }, () => aQuestion()) },
    [{ field: 'questions', part: 'text', fault: 'too-many', line: 6 }],
  ],
  [
    'a question without a text',
    { questions: [aQuestion(), aQuestion({ text: ' ' })] },
    [{ field: 'questions', part: 'text', fault: 'missing', line: 2 }],
  ],
  [
    'one choice',
    { questions: [choice('Yes', ' ', 'Yes ')] },
    [{ field: 'questions', part: 'choices', fault: 'too-few', line: 1 }],
  ],
  [
    '9 choices',
    { questions: [choice(...'abcdefghi')] },
    [{ field: 'questions', part: 'choices', fault: 'too-many', line: 1 }],
  ],
  [
    'a long choice',
    { questions: [choice('a', 'b'.repeat(LONGEST_OF_QUESTION.choices + 1))] },
    [{ field: 'questions', part: 'choices', fault: 'too-long', line: 1 }],
  ],
  [
    'a forbidden help',
    { questions: [aQuestion({ help: 'Such as your birthday.' })] },
    [{ field: 'questions', part: 'help', fault: 'never-asked', line: 1 }],
  ],
])('with %s it is refused', (_, part, faults) => {
  expect(findProgramFaults(aProgramDraft(part), ACTIVE)).toEqual(faults);
});

test.each(Object.entries(LONGEST_OF_PROGRAM))('%s has at most %i characters', (field, longest) => {
  const faultsOf = (length: number) =>
    findProgramFaults(aProgramDraft({ [field]: 'a'.repeat(length) }), ACTIVE);
  expect(faultsOf(longest)).toEqual([]);
  expect(faultsOf(longest + 1)).toEqual([{ field, fault: 'too-long' }]);
});

test.each([
  ['places', [null, 1, 10_000], [0, -1, 1.5, 10_001, Number.NaN]],
  ['answerDays', [1, 30], [0, -5, 2.5, 31, Number.NaN]],
] as const)('%s is a whole number within bounds', (field, right, wrong) => {
  for (const value of right) expect(findProgramFaults(aProgramDraft({ [field]: value }), ACTIVE)).toEqual([]);
  for (const value of wrong)
    expect(findProgramFaults(aProgramDraft({ [field]: value }), ACTIVE), `${value}`).toEqual([
      { field, fault: 'out-of-range' },
    ]);
});

const FORBIDDEN = [
  'social security',
  'ssn',
  'SSNs',
  'date of birth',
  'dates of birth',
  'birth date',
  'Birth Dates',
  'birthday',
  'birthdays',
  'immigration',
  'visa status',
  'visa statuses',
  'diagnosis',
  'diagnoses',
  'offense',
  'offenses',
  'conviction',
  'convictions',
  'felony',
  'felonies',
  'social\n security',
  'date-of-birth',
  'número de seguro social',
  'numero de seguro social',
  'fecha de nacimiento',
  'cumpleaños',
  'estatus migratorio',
  'inmigración',
  'diagnóstico',
  'delitos',
  'antecedentes penales',
];

property.prop([
  fc.constantFrom(...FORBIDDEN),
  fc.constantFrom('', ' ', '(', 'your '),
  fc.constantFrom('', '?', ' now'),
])('whatever stands around it, a question for what is never kept is found', (words, before, after) => {
  expect(asksForbidden(before + words + after)).toBe(true);
  expect(asksForbidden(before + words.toUpperCase() + after)).toBe(true);
});

test.each([
  'Passname',
  'classnotes',
  'inoffensive',
  'offensive',
  'a visa',
  'nacimiento',
  'un condenado',
  'birth',
  'social life',
  'Security',
])('within another word it is none: %s', (words) => expect(asksForbidden(`What of ${words}?`)).toBe(false));

const spaced = fc
  .tuple(fc.constantFrom('', ' ', '\n '), fc.string(), fc.constantFrom('', ' '))
  .map((parts) => parts.join(''));

property.prop([
  fc.record({
    title: spaced,
    summary: spaced,
    nextStep: spaced,
    description: spaced,
    managerIds: fc.array(fc.constantFrom('parker', 'deja', 'gone')),
    questions: fc.array(
      fc.record({
        id: fc.constant('q'),
        text: spaced,
        help: spaced,
        answer: fc.constantFrom('line', 'choice'),
        choices: fc.array(spaced),
        required: fc.boolean(),
      }),
    ),
  }),
])('a draft is tidied once for all, and its faults are those of the tidied one', (part) => {
  const draft = aProgramDraft(part as Partial<ProgramDraft>);
  const tidied = tidyProgramDraft(draft);
  expect(tidyProgramDraft(tidied)).toEqual(tidied);
  expect(findProgramFaults(draft, ACTIVE)).toEqual(findProgramFaults(tidied, ACTIVE));
  expect(new Set(tidied.managerIds)).toEqual(new Set(draft.managerIds));
});

test('a choice takes its translation along when others are removed, repeated or empty', () => {
  const [steel, slip] = [
    spanishFor('Steel toe', 'Punta de acero'),
    spanishFor('Slip resistant', 'Antideslizante'),
  ];
  const question = aQuestion({
    answer: 'choice',
    choices: [' ', ' Steel toe ', 'Steel toe', '', 'Slip resistant'],
    es: { text: { text: ' ¿Qué? ', of: '' }, choices: [slip, steel, null, null, slip] },
  });
  const tidy = (part: Partial<Question>) =>
    tidyProgramDraft(aProgramDraft({ questions: [{ ...question, ...part }] })).questions[0];
  expect(tidy({})).toMatchObject({ choices: ['Steel toe', 'Slip resistant'] });
  expect(tidy({})?.es).toEqual({ text: { text: '¿Qué?', of: '' }, choices: [steel, slip] });
  expect(tidy({ answer: 'line' })?.es).toEqual({ text: { text: '¿Qué?', of: '' } });
});

test('words in Spanish have the bounds of the English ones, and may not ask for more', () => {
  const long = (length: number) => ({ text: 'x'.repeat(length), of: '' });
  const asks = (text: string) => ({ text: { text, of: '' } });
  const draft = aProgramDraft({
    es: { title: long(81), nextStep: long(300) },
    questions: [
      aQuestion({ es: { ...asks('¿Cuándo es su cumpleaños?'), help: long(201) } }),
      aQuestion({ answer: 'choice', choices: ['A', 'B'], es: { choices: [null, long(101)] } }),
    ],
  });
  expect(findProgramFaults(draft, ACTIVE)).toEqual([
    { field: 'questions', part: 'es.text', fault: 'never-asked', line: 1 },
    { field: 'questions', part: 'es.help', fault: 'too-long', line: 1 },
    { field: 'questions', part: 'es.choices', choice: 2, fault: 'too-long', line: 2 },
    { field: 'es.title', fault: 'too-long' },
  ]);
});
