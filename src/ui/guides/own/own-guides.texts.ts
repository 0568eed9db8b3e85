import { loadFailures, saveFailures } from '../../shared/failure.texts';
import { listTexts } from '../../shared/list/list.texts';
import { menuTexts } from '../../shared/menu.texts';
import { guideTexts } from '../guide.texts';

/** What volunteers read about trainings. */
export const trainingTexts = {
  title: menuTexts.training,
  loading: 'Loading trainings…',
  readFailed: loadFailures('the trainings', 'see trainings'),
  toDo: 'To do',
  done: 'Done',
  nothing: { title: 'Nothing is required.', next: 'A new training will appear here.' },
  requiredForAll: 'Required before every shift',
  requiredFor: (programs: string) => `Required before shifts of ${programs}`,
  doneOn: (day: string) => `Done on ${day}`,
  lapsed: (day: string) => `You did this on ${day}. It has to be done again.`,
  back: 'Back to training',
  training: 'Training',
  gone: { title: guideTexts.gone, next: 'Go back to the list.' },
  hasRead: 'I have read this',
  markAsDone: 'Mark as done',
  readFirst: 'Please say that you have read it.',
  error: 'Error',
  marked: { title: 'Training Done', sentence: (title: string) => `"${title}" is done.` },
  failed: {
    ...saveFailures('mark trainings as done'),
    'not-found': 'This training is no longer there.',
  },
};

/** What readers of resources read. */
export const resourcesTexts = {
  title: menuTexts.resources,
  loading: 'Loading resources…',
  filters: 'Find resources',
  readFailed: loadFailures('the resources', 'see resources'),
  none: { title: 'No resources yet.', next: 'Call 2-1-1: they know who can help near you.' },
  notFound: listTexts.notFound,
  search: 'Search',
  searchHint: 'Name, text or language',
  need: 'Need',
  everyNeed: 'All needs',
  print: 'Print',
  /** Public numbers of the United States, which everybody can call. */
  call: 'Call 2-1-1',
  callText: 'Free, day and night. They know who can help with food, a bed, rent and more.',
  emergency: 'Emergency: 9-1-1',
  crisis: 'Crisis: 9-8-8',
  unchecked: (day: string) => `Not checked since ${day}: call first.`,
  neverChecked: 'Not checked yet: call first.',
  wrong: 'This is wrong',
  wrongIn: (title: string) => `This is wrong: ${title}`,
  thanks: 'Thank you. Somebody will check it.',
  notReported: 'Not sent',
  failed: {
    ...saveFailures('report resources'),
    'not-found': 'This resource is no longer there.',
  },
};
