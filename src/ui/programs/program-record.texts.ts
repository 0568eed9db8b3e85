import { recordTexts } from '../shared/record.texts';

/** What is said of programs wherever they are listed, opened and saved. */
export const programRecordTexts = recordTexts({
  singular: 'program',
  plural: 'programs',
  all: 'the programs',
  this: 'this program',
  gone: 'This program no longer exists',
  changed: 'This program changed elsewhere',
  isHidden: true,
});
