import { recordTexts } from '../shared/record.texts';

/** What is said of gifts wherever they are listed, opened and saved. */
export const giftRecordTexts = recordTexts({
  singular: 'gift',
  plural: 'gifts',
  all: 'the gifts',
  this: 'this gift',
  gone: 'This gift no longer exists',
  changed: 'This gift changed elsewhere',
});
