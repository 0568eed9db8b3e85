import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../core/shared/text/language';
import { optionsOf } from '../shared/control/native-select';
import { peopleTexts } from './people.texts';

/** The languages that a person can have, after none. */
export const LANGUAGE_CHOICES = optionsOf(LANGUAGES, LANGUAGE_NAMES, peopleTexts.notChosen);

/** The language that was chosen in the list; null for none. */
export function chosenLanguage(choice: string): Language | null {
  return isLanguage(choice) ? choice : null;
}
