import { recordTexts } from '../shared/record.texts';

/** What is said of programs wherever they are listed, opened and saved. */
export const programRecordTexts = recordTexts('program', 'programs', { isHidden: true });
