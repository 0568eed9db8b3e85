import type { Guide } from '../../../core/guides/guide';
import { type GuideFault, LONGEST_OF_GUIDE, MOST_MINUTES } from '../../../core/guides/guide-faults';
import { formatCount } from '../../../core/shared/text/format-count';
import { englishField } from '../../../core/shared/translations/translation-faults';
import { formTexts } from '../../shared/form/form.texts';
import { recordTexts } from '../../shared/record.texts';
import { guideTexts } from '../guide.texts';
import type { GuideFormValues } from './guide-form-values';

const records = recordTexts({
  singular: 'guide',
  plural: 'guides',
  all: 'the guides',
  this: 'this guide',
  gone: 'This guide no longer exists',
  changed: 'This guide changed elsewhere',
});

const states = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
} satisfies Record<Guide['state'], string>;

const MISSING: Readonly<Record<string, string>> = {
  title: 'Please enter a title.',
  need: 'Please choose a need.',
  requiredFor: 'Please choose at least one program.',
};
const MINUTES = `Please enter a whole number from 1 to ${MOST_MINUTES}.`;

/** What staff read about guides. */
export const guidesTexts = {
  title: 'Guides',
  types: { training: 'Training', resource: 'Resource' } satisfies Record<Guide['type'], string>,
  states,
  audiences: {
    both: 'Volunteers and beneficiaries',
    volunteers: 'Volunteers',
    beneficiaries: 'Beneficiaries',
  } satisfies Record<Guide['audience'], string>,
  required: { nobody: 'Nobody', everybody: 'Everybody', programs: 'These programs' },
  create: 'Create guide',
  list: { ...records.list, none: records.none('Create the first one.') },
  search: records.list.search,
  searchHint: 'Title or text',
  type: 'Type',
  everyType: 'All types',
  state: 'State',
  everyState: 'All states',
  /** Heads of columns. */
  guides: 'Guides',
  guide: 'Guide',
  for: 'For',
  use: 'Done by or checked on',
  noProgram: 'No program any more',
  doneBy: (people: number) => `Done by ${formatCount(people)}`,
  neverChecked: 'Not checked yet',
  checkAgain: 'Check again',
  reportedBy: (people: number) => `Reported by ${formatCount(people)}`,
  reportedNext: 'Call them, correct what is wrong, and say that you checked it.',
  checkedBy: (day: string, name: string | null) =>
    name === null ? guideTexts.checkedOn(day) : `${guideTexts.checkedOn(day)} by ${name}`,
  /** One guide. */
  one: { ...records.one, gone: { title: guideTexts.gone, next: 'Go back to the list.' } },
  back: 'Back to guides',
  newGuide: 'New guide',
  publish: 'Publish',
  notNow: 'Leave as It Is',
  retire: 'Retire',
  saveDraft: 'Save as Draft',
  save: 'Save',
  labels: {
    type: 'Type',
    title: 'Title',
    body: 'Text',
    link: 'Link',
    minutes: 'Minutes',
    requiredFor: 'Required for',
    programIds: 'Programs',
    redoFrom: 'Do again from',
    need: 'Need',
    audience: 'For',
    phone: guideTexts.phone,
    address: guideTexts.address,
    hours: guideTexts.hours,
    languages: guideTexts.languages,
    es: 'Words in Spanish',
    checked: 'I checked this today',
  } satisfies Record<keyof GuideFormValues, string>,
  noNeed: 'Choose a need',
  bodyHint: 'Plain text. An empty line begins a new paragraph.',
  linkHint: 'An address that begins with https://, tel: or mailto:',
  redoHint:
    'People who did it before this day have to do it again. If this is empty, it never has to be done again.',
  programs: { legend: 'Programs', none: 'There are no active programs.' },
  checkedHint: 'For example by calling. This clears what was reported.',
  yes: 'Yes',
  no: 'No',
  loss: 'What you have entered for this guide is not saved and will be lost.',
  published: (title: string) => ({
    title: 'Guide Published',
    description: `The people it is for can now read "${title}".`,
  }),
  saved: (title: string) => ({ title: 'Guide Saved', description: `"${title}" has been saved.` }),
  retired: (title: string) => ({
    title: 'Guide Retired',
    description: `Only staff can see "${title}" now.`,
  }),
  keptTheirs: records.keptTheirs,
  conflict: records.conflict,
  error: 'Error',
  failed: {
    ...records.failed,
    'not-found': 'This guide no longer exists. Copy what you need before you leave.',
  },
  /** What a guide lacks before it can be published. */
  lacks: 'This guide is not complete. Fill in what is missing and save it, then publish it.',
  /** Said at a field in which somebody decides for programs that are not theirs. */
  notYours: {
    requiredFor:
      'Choose active programs that you manage. Only an admin can require a training for everybody.',
    redoFrom: 'Other programs require this training too. Ask an admin to change this day.',
  } as Readonly<Record<string, string>>,
  /** The sentence beside a field. */
  fault: (problem: GuideFault): string => {
    switch (problem.fault) {
      case 'missing':
        return MISSING[problem.field] ?? formTexts.required;
      case 'malformed':
        return 'Please enter an address that begins with https://, tel: or mailto:.';
      case 'unseen':
        return 'This address has hidden characters that can make it look like another one. Type it again by hand.';
      case 'with-sign-in':
        return 'Enter the address without a user name and password: nothing may stand before the site’s name.';
      case 'out-of-range':
        return MINUTES;
      case 'invalid':
        return 'Please enter a valid date.';
      case 'future':
        return 'This day is still to come.';
      case 'too-long':
        return formTexts.tooLong(LONGEST_OF_GUIDE[englishField(problem.field)]);
      case 'unstorable':
        return formTexts.unstorable;
    }
  },
};
