import { recordTexts } from '../shared/record.texts';

/** What is said of gifts wherever they are listed, opened and saved. */
export const giftRecordTexts = recordTexts('gift', 'gifts');
