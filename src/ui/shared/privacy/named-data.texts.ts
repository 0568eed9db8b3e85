import type { NamedRecord } from '../../../core/privacy/named-records';
import { formatDayAt } from '../../../core/shared/text/format';
import { loadFailures, saveFailures } from '../failure.texts';

const KINDS = {
  application: 'Application',
  signup: 'Sign-up',
  message: 'Asks for shoes',
} satisfies Record<NamedRecord['kind'], string>;

/** What admins read about the data of people without an account. */
export const namedDataTexts = {
  open: 'Personal data',
  openOf: (name: string) => `Personal data of ${name}`,
  intro: {
    application:
      'This person has no account. Export what this application says, with the staff note and the mail about it.',
    signup: 'This person has no account. Export what this sign-up says, with the mail about it.',
    message: 'This person has no account. Export what this request for shoes says, with the mail about it.',
  } satisfies Record<NamedRecord['kind'], string>,
  export: 'Export Data',
  fileName: (kind: NamedRecord['kind'], id: string) => `${kind}-${id}.json`,
  loss: {
    application:
      'Erasing deletes name, contact, answers and notes for good. A pending application is withdrawn, an enrollment ends. Counts and shoe sizes stay. This cannot be undone.',
    signup:
      'Erasing deletes name, contact and notes for good. A place at an event to come is free again. Counts and hours stay. This cannot be undone.',
    message: 'Erasing deletes the request and the mail about it for good. This cannot be undone.',
  } satisfies Record<NamedRecord['kind'], string>,
  erase: 'Erase Data',
  keep: 'Leave as It Is',
  close: 'Close',
  alike: {
    legend: 'Also erase these records with the same contact',
    hint: 'A caseworker’s clients or a family may share a contact. Check the names.',
    loading: 'Looking for other records…',
    none: 'No other records without an account have this contact.',
    label: ({ kind, name, about, at }: NamedRecord) =>
      [name || 'No name', about === '' ? KINDS[kind] : `${KINDS[kind]}: ${about}`, formatDayAt(at)].join(
        ', ',
      ),
    readFailed: {
      ...loadFailures('other records with this contact', 'see them', 'another admin'),
      'not-found': 'This record is already gone.',
    },
    retry: 'Try Again',
  },
  erased: { title: 'Data Erased', description: 'What was kept of this person there is gone.' },
  notDone: 'Not Done',
  failed: {
    ...saveFailures('do this', 'another admin'),
    'not-found': 'This record is already gone.',
  },
};
