import type { AuditAction, AuditEntry } from '../../core/audit/audit-entry';
import type { EventDraft } from '../../core/events/event';
import type { GuideDraft } from '../../core/guides/guide';
import type { ProgramDraft } from '../../core/programs/program';
import type { Settings } from '../../core/settings/settings';
import { formatCents } from '../../core/shared/text/format-money';
import { roleNames } from '../people/roles.texts';
import { loadFailures } from '../shared/failure.texts';

type Sentence = (entry: Pick<AuditEntry, 'detail'> & { readonly subject: string }) => string;

/** A role that the log names, in words. */
function role(name: string | undefined): string {
  const known: Readonly<Record<string, string>> = roleNames;
  return (name && known[name]) || 'none';
}

const SETTINGS: Readonly<Record<keyof Settings, string>> = {
  legalName: 'legal name',
  ein: 'EIN',
  formationState: 'state of formation',
  purpose: 'purpose',
  registrationNote: 'registration note',
  giftsAre: 'what gifts are',
  signatory: 'signatory',
  sendReceipts: 'whether receipts are sent by themselves',
  replyTo: 'address for replies',
  toldOfMessages: 'who gets mail about messages',
  toldOfPickups: 'who gets mail about pickup requests',
  keepMessagesDays: 'how long messages are kept',
  keepApplicationsDays: 'how long applications are kept',
  secondStep: 'who signs in with a second step',
  secondStepFrom: 'from when a second step is asked for',
};

/** A field in words; 'es.' before it stands for its words in Spanish. */
function wordsOf(words: Readonly<Record<string, string>>, field: string): string {
  const [, english] = /^es\.(.+)$/.exec(field) ?? [];
  return english === undefined ? (words[field] ?? field) : `${words[english] ?? english} in Spanish`;
}

/** The fields that the log names, in words. */
function named(words: Readonly<Record<string, string>>, fields: string | undefined): string {
  return (
    (fields ?? '')
      .split(' ')
      .map((field) => wordsOf(words, field))
      .join(', ') || 'nothing'
  );
}

/** A number that the log names, with what it counts: '1 gift', '2 gifts'. */
function counted(count: string | undefined, thing: string): string {
  return `${count} ${count === '1' ? thing : `${thing}s`}`;
}

/** An amount in cents that the log names. */
function money(cents: string | undefined): string {
  return formatCents(BigInt(cents ?? '0'));
}

const GIFT_FIELDS: Readonly<Record<string, string>> = {
  donor: 'the donor',
  cents: 'the amount',
  benefit: 'what the donor got',
  campaignId: 'the campaign',
  receivedOn: 'the date',
  method: 'how it was paid',
  note: 'the note',
  receipt: 'whether a receipt is owed',
  noReceiptReason: 'why no receipt is owed',
};

const PROGRAM_FIELDS: Readonly<Record<Exclude<keyof ProgramDraft, 'es'>, string>> = {
  title: 'the title',
  kind: 'the kind',
  summary: 'the summary',
  description: 'the description',
  managerIds: 'the managers',
  places: 'the places',
  intake: 'whether it takes applications',
  answerDays: 'how fast applications are answered',
  contactName: 'the contact’s name',
  contactPhone: 'the contact’s phone number',
  nextStep: 'the next step',
  asksSizes: 'whether it asks for shoe sizes',
  volunteersNeedApproval: 'whether volunteers need approval',
  questions: 'the questions',
};

const EVENT_FIELDS: Readonly<Record<Exclude<keyof EventDraft, 'es'>, string>> = {
  title: 'the title',
  programId: 'the program',
  startsAt: 'the start',
  endsAt: 'the end',
  place: 'the place',
  address: 'the address',
  access: 'the access notes',
  description: 'the description',
  contactName: 'the contact’s name',
  contactPhone: 'the contact’s phone number',
  invited: 'who is invited',
  takesSignups: 'whether people sign up',
  places: 'the places',
  shifts: 'the shifts',
};

const MARKS = {
  attended: 'here',
  'no-show': 'no-show',
  excused: 'excused',
  none: 'not marked',
};

const GUIDE_FIELDS: Readonly<Record<Exclude<keyof GuideDraft, 'es'>, string>> = {
  type: 'the type',
  title: 'the title',
  body: 'the text',
  link: 'the link',
  minutes: 'the minutes',
  requiredFor: 'who has to do it',
  redoFrom: 'from when it has to be done again',
  need: 'the need',
  audience: 'whom it is for',
  phone: 'the phone number',
  address: 'the address',
  hours: 'the hours',
  languages: 'the languages',
};

/** A record of somebody without an account, in words. */
function recordOf({ kind }: AuditEntry['detail']): string {
  if (kind === 'message') return 'a request for shoes';
  return kind === 'signup' ? 'a sign-up' : 'an application';
}

/** The rest of the sentence after the actor's name; a missing action does not compile. */
const sentences: Readonly<Record<AuditAction, Sentence>> = {
  'person.invite': ({ subject, detail }) => `invited ${subject} as ${role(detail.role)}.`,
  'person.resend': ({ subject }) => `sent ${subject} the invitation again.`,
  'person.rename': ({ subject }) => `changed the name of ${subject}.`,
  'person.change-language': ({ subject }) => `changed the language of ${subject}.`,
  'person.change-role': ({ subject, detail }) =>
    `changed the role of ${subject} from ${role(detail.from)} to ${role(detail.to)}.`,
  'person.change-password': () => 'changed their own password.',
  'person.change-avatar': () => 'changed their own picture.',
  'person.change-factors': () => 'changed their own second step.',
  'person.reset-factor': ({ subject, detail }) =>
    `reset the second step of ${subject}${detail.by === 'computer' ? ' on the computer' : ''}.`,
  'person.deactivate': ({ subject }) => `deactivated ${subject}.`,
  'person.reactivate': ({ subject }) => `reactivated ${subject}.`,
  'person.sign-out': ({ subject }) => `signed ${subject} out everywhere.`,
  'person.export': ({ subject }) => `exported the data of ${subject}.`,
  'person.erase': () => 'erased the data of a person.',
  'record.export': ({ detail }) => `exported ${recordOf(detail)} of somebody without an account.`,
  'record.erase': ({ detail }) => `erased ${recordOf(detail)} of somebody without an account.`,
  'person.join': () => 'accepted an invitation and chose a password.',
  'person.reset-password': () => 'chose a new password by a link.',
  'settings.save': ({ detail }) => `changed the settings: ${named(SETTINGS, detail.fields)}.`,
  'plan.start': () => 'started a recurring gift.',
  'plan.pause': () => 'paused a recurring gift.',
  'plan.resume': () => 'resumed a recurring gift.',
  'plan.stop': () => 'stopped a recurring gift.',
  'pickup.schedule': () => 'scheduled a pickup.',
  'pickup.collect': () => 'marked a pickup as collected.',
  'pickup.decline': () => 'declined a pickup.',
  'gift.record': ({ detail }) => `recorded a gift of ${money(detail.cents)}.`,
  'gift.settle': ({ detail }) => `marked a gift of ${money(detail.cents)} as received.`,
  'gift.refund': ({ detail }) => `recorded a refund of ${money(detail.cents)}.`,
  'gift.correct': ({ detail }) => `corrected a gift: ${named(GIFT_FIELDS, detail.fields)}.`,
  'goods.record': () => 'recorded goods that a donor dropped off.',
  'goods.correct': () => 'corrected what was written down of goods.',
  'gift.import': ({ detail }) =>
    `imported a file of gifts: ${detail.added} added, ${detail.settled} marked as received.`,
  'gift.undo-import': () => 'undid an import of gifts.',
  'receipt.issue': ({ detail }) => `issued receipt ${detail.number}.`,
  'receipt.void': ({ detail }) => `voided receipt ${detail.number}.`,
  'receipt.replace': ({ detail }) => `replaced a receipt by ${detail.number}.`,
  'receipt.send': ({ detail }) => `sent receipt ${detail.number}.`,
  'receipt.send-letters': ({ detail }) => `started the letters of ${detail.number}.`,
  'gift.restore': ({ detail }) => `restored the gift book from a backup of ${counted(detail.gifts, 'gift')}.`,
  'gift.reset': () => 'reset the gift book to the samples.',
  'program.create': ({ subject }) => `created the program ${subject}.`,
  'program.change': ({ subject, detail }) =>
    `changed the program ${subject}: ${named(PROGRAM_FIELDS, detail.fields)}.`,
  'program.publish': ({ subject }) => `published the program ${subject}.`,
  'program.archive': ({ subject }) => `archived the program ${subject}.`,
  'program.restore': ({ subject }) => `restored the program ${subject}.`,
  'program.delete-draft': ({ subject }) => `deleted the draft of the program ${subject}.`,
  'application.record': () => 'recorded an application.',
  'application.approve': () => 'approved an application.',
  'application.deny': () => 'denied an application.',
  'application.end': () => 'ended an enrollment.',
  'application.withdraw': () => 'withdrew an application for its applicant.',
  'application.change-sizes': () => 'changed the sizes of an application.',
  'application.told': () => 'noted that an applicant was told the answer.',
  'event.create': ({ subject }) => `created the event ${subject}.`,
  'event.change': ({ subject, detail }) =>
    `changed the event ${subject}: ${named(EVENT_FIELDS, detail.fields)}.`,
  'event.publish': ({ subject }) => `published the event ${subject}.`,
  'event.cancel': ({ subject }) => `canceled the event ${subject}.`,
  'event.delete-draft': ({ subject }) => `deleted the draft of the event ${subject}.`,
  'event.walk-ins': ({ subject, detail }) =>
    `counted ${counted(detail.count, 'visitor')} without a name at ${subject}.`,
  'signup.assign': () => 'signed somebody up for an event.',
  'signup.remove': () => 'took somebody off an event.',
  'signup.override': () => 'signed somebody up despite another event at that time.',
  'signup.mark': ({ detail }) => `marked somebody: ${named(MARKS, detail.mark)}.`,
  'hours.approve': ({ detail }) => `approved ${counted(detail.minutes, 'minute')} of work.`,
  'hours.return': () => 'returned hours to a volunteer.',
  'guide.save': ({ subject, detail }) =>
    detail.fields === undefined
      ? `wrote the guide ${subject}.`
      : `changed the guide ${subject}: ${named(GUIDE_FIELDS, detail.fields)}.`,
  'guide.publish': ({ subject }) => `published the guide ${subject}.`,
  'guide.retire': ({ subject }) => `retired the guide ${subject}.`,
  'guide.checked': ({ subject }) => `checked the resource ${subject}.`,
  'training.record': ({ subject, detail }) =>
    `recorded that ${subject} has done the training ${detail.title}.`,
};

/** What admins read about the audit log. */
export const auditTexts = {
  intro: 'Who did what to whom, the newest first. Nothing here can be changed or removed.',
  entries: 'Audit log',
  filters: 'Choose entries',
  loading: 'Loading the audit log…',
  action: 'Show',
  everything: 'Everything',
  actions: {
    'person.invite': 'Invitations',
    'person.resend': 'Invitations sent again',
    'person.rename': 'Changes of names',
    'person.change-language': 'Changes of languages',
    'person.change-role': 'Changes of roles',
    'person.change-password': 'Changes of passwords',
    'person.change-avatar': 'Changes of pictures',
    'person.change-factors': 'Changes of second steps',
    'person.reset-factor': 'Resets of second steps',
    'person.deactivate': 'Deactivations',
    'person.reactivate': 'Reactivations',
    'person.sign-out': 'People signed out',
    'person.export': 'Exports of data',
    'person.erase': 'Erasures of data',
    'record.export': 'Exports of single records',
    'record.erase': 'Erasures of single records',
    'person.join': 'Invitations accepted',
    'person.reset-password': 'Passwords chosen by a link',
    'settings.save': 'Changes of settings',
    'plan.start': 'Recurring gifts started',
    'plan.pause': 'Recurring gifts paused',
    'plan.resume': 'Recurring gifts resumed',
    'plan.stop': 'Recurring gifts stopped',
    'pickup.schedule': 'Pickups scheduled',
    'pickup.collect': 'Pickups collected',
    'pickup.decline': 'Pickups declined',
    'gift.record': 'Gifts recorded',
    'gift.settle': 'Gifts received',
    'gift.refund': 'Refunds',
    'gift.correct': 'Corrections of gifts',
    'goods.record': 'Goods recorded',
    'goods.correct': 'Corrections of goods',
    'gift.import': 'Imports of gifts',
    'gift.undo-import': 'Imports undone',
    'receipt.issue': 'Receipts issued',
    'receipt.void': 'Receipts voided',
    'receipt.replace': 'Receipts replaced',
    'receipt.send': 'Receipts sent',
    'receipt.send-letters': 'Letters of a year',
    'gift.restore': 'Gift books restored',
    'gift.reset': 'Gift books reset',
    'program.create': 'Programs created',
    'program.change': 'Changes of programs',
    'program.publish': 'Programs published',
    'program.archive': 'Programs archived',
    'program.restore': 'Programs restored',
    'program.delete-draft': 'Drafts of programs deleted',
    'application.record': 'Applications recorded',
    'application.approve': 'Applications approved',
    'application.deny': 'Applications denied',
    'application.end': 'Enrollments ended',
    'application.withdraw': 'Applications withdrawn for applicants',
    'application.change-sizes': 'Changes of sizes',
    'application.told': 'Applicants told the answer',
    'event.create': 'Events created',
    'event.change': 'Changes of events',
    'event.publish': 'Events published',
    'event.cancel': 'Events canceled',
    'event.delete-draft': 'Drafts of events deleted',
    'event.walk-ins': 'Counts of visitors without a name',
    'signup.assign': 'People signed up',
    'signup.remove': 'People taken off',
    'signup.override': 'Sign-ups despite an overlap',
    'signup.mark': 'Marks of who came',
    'hours.approve': 'Hours approved',
    'hours.return': 'Hours returned',
    'guide.save': 'Guides saved',
    'guide.publish': 'Guides published',
    'guide.retire': 'Guides retired',
    'guide.checked': 'Resources checked',
    'training.record': 'Trainings recorded',
  } satisfies Record<AuditAction, string>,
  sentences,
  somebody: 'Somebody',
  none: {
    title: 'No activity yet.',
    next: 'What admins do with accounts, pickups and gifts will appear here.',
  },
  notFound: { title: 'No activity of this kind yet.', next: 'Choose Everything to see the whole log.' },
  readFailed: loadFailures('the audit log', 'read the audit log', 'another admin'),
};
