import type { PeopleReadFailure, PersonWriteFailure } from '../../core/people/people.api';
import type { PersonState } from '../../core/people/person';
import type { InvitationFault } from '../../core/people/person-changes';
import { loadFailures, saveFailures } from '../shared/failure.texts';
import { conflictOver } from '../shared/record.texts';

type Failed = Exclude<PersonWriteFailure, { readonly code: 'conflict' }> | PeopleReadFailure;

const REASONS = {
  'last-admin': 'This is the last admin. Make someone else an admin first.',
  'own-role': 'You can’t change your own role. Ask another admin.',
  'own-account': 'You can’t deactivate your own account. Ask another admin.',
};

interface Named {
  readonly name: string;
}

/** What a toast says that was done to somebody. */
const done =
  (title: string, what: string) =>
  ({ name }: Named) => ({ title, description: `${name} ${what}` });

/** What admins read about people. */
export const peopleTexts = {
  title: 'All Users',
  people: 'People',
  invite: 'Invite Someone',
  filters: 'Find people',
  search: 'Search',
  searchHint: 'Name, email or phone',
  role: 'Role',
  everyRole: 'Every role',
  noRole: 'None',
  state: 'State',
  everyState: 'Every state',
  states: {
    contact: 'Contact',
    invited: 'Invited',
    active: 'Active',
    deactivated: 'Deactivated',
  } satisfies Record<PersonState, string>,
  language: 'Language',
  notChosen: 'Not chosen',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  added: 'Added',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  manage: 'Manage',
  managePerson: (name: string) => `Manage ${name}`,
  you: 'You',
  sortBy: 'Sort by',
  orders: { name: 'Name, A to Z', createdAt: 'Newest first', lastSignInAt: 'Signed in last first' },
  loading: 'Loading people…',
  none: { title: 'Nobody is here yet.', next: 'Press Invite Someone to add the first person.' },
  notFound: {
    title: 'Nobody was found.',
    next: 'Search for another word, or clear the filters. A search finds the beginnings of words.',
  },
  onlyYou: 'Only you. Invite someone.',
  readFailed: loadFailures('the list of people', 'see people', 'another admin'),
  gone: { title: 'This person no longer exists.', next: 'Close this and choose another one.' },
  close: 'Close',

  inviteTitle: 'Invite someone',
  inviteIntro: 'They get an email with a link on which they choose a password. Until then they are invited.',
  sendInvitation: 'Send Invitation',
  inviteLoss: 'The invitation is not sent yet.',
  invited: ({ name, email }: Named & { readonly email: string }) => ({
    title: 'Invitation Sent',
    description: `${name} gets an email at ${email}.`,
  }),
  invitedByHand: ({ name }: Named) => ({
    title: 'Invitation Made',
    description: `This site doesn’t send mail. Give the link to ${name}.`,
  }),
  passOn: (name: string) =>
    `${name} is invited. This site doesn’t send mail, so give them this link. It works once. You can also find it under Settings.`,
  linkOf: (name: string) => `Link of the invitation for ${name}`,
  known: 'Someone with this address already has an account. Search for the address in the list.',
  faults: {
    name: { missing: 'Enter a name.' },
    email: { missing: 'Enter an email address.', malformed: 'Enter a valid email address.' },
  } satisfies Record<InvitationFault['field'], Partial<Record<InvitationFault['fault'], string>>>,

  save: 'Save Changes',
  loss: 'Your changes of this person are not saved yet.',
  reasons: REASONS,
  ownRole: REASONS['own-role'],
  contactRole: 'A contact has no account. Invite them to give them a role.',
  languageNote: 'Of the mails that they get and, for volunteers, donors and beneficiaries, of their pages.',
  roleNote: 'Another role ends the person’s sessions: they sign in again with it.',
  saved: done('Person Saved', 'has been saved.'),
  keptTheirs: done('Nothing Changed', 'stays as somebody else saved it.'),
  conflict: conflictOver({
    title: 'This person changed elsewhere',
    thing: 'this person',
    changing: 'changing them',
  }),
  account: 'Account',
  acts: {
    resend: 'Send Invitation Again',
    signOut: 'Sign Out Everywhere',
    deactivate: 'Deactivate',
    reactivate: 'Reactivate',
  },
  confirm: {
    erase: {
      title: (name: string) => `Erase the data of ${name}?`,
      text: 'Their name, address, messages, password and sessions are deleted for good. Gifts, receipts and pickups are kept without the person’s data. This cannot be undone.',
    },
    signOut: {
      title: (name: string) => `Sign ${name} out everywhere?`,
      text: 'Every browser in which they are signed in asks for their password again. What they have not saved may be lost.',
    },
    resetSecondStep: {
      title: (name: string) => `Reset the second step of ${name}?`,
      text: 'They are signed out everywhere. With a link and their password they set up a new second step; the link works for 24 hours.',
    },
    deactivate: {
      title: (name: string) => `Deactivate ${name}?`,
      text: 'They are signed out everywhere and cannot sign in until somebody reactivates them. What they have done stays.',
    },
  },
  resetSecondStep: 'Reset second step',
  resetMailed: done('Second Step Reset', 'gets a mail with a link to set it up again.'),
  resetByHand: ({ name }: Named) => ({
    title: 'Second Step Reset',
    description: `This site doesn’t send mail. Give the link to ${name}.`,
  }),
  resetLinkOf: (name: string) => `Link with which ${name} sets up a second step`,
  notActive: 'This person can’t sign in, so there is nothing to reset.',
  keep: 'Leave as It Is',
  /** The toast about each act. */
  done: {
    resend: done('Invitation Sent', 'gets a new link. The old one no longer works.'),
    signOut: done('Signed Out', 'has been signed out everywhere.'),
    deactivate: done('Person Deactivated', 'can no longer sign in.'),
    reactivate: done('Person Reactivated', 'can sign in again.'),
  },
  data: 'Personal data',
  export: 'Export Data',
  erase: 'Erase Data',
  fileName: (id: string) => `person-${id}.json`,
  erased: { title: 'Data Erased', description: 'What was kept of this person is gone.' },
  ownErase: 'You can’t erase your own account. Ask another admin.',
  notWaiting: 'This person no longer needs an invitation.',
  error: 'Error',
  failure,
};

const failed = {
  ...saveFailures('do this', 'another admin'),
  'not-found': 'This person no longer exists. Close this and choose another one.',
};

/** Why something was not done, and what to do next. */
function failure(why: Failed): string {
  if (why.code === 'forbidden' && why.reason) return REASONS[why.reason];
  if (why.code === 'validation' && why.fields.some(({ field }) => field === 'email'))
    return 'This address can’t be used to sign in. Check it and try again.';
  return failed[why.code];
}
