import { observer } from 'mobx-react-lite';
import type { User } from '../../../core/account/user';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../core/shared/text/language';
import { useViewModel } from '../../app/page-hooks';
import { CardSection } from '../../shared/card-section';
import { RadioInput } from '../../shared/form/radio-input';
import { languageTexts as texts } from '../../shared/language-switch/language.texts';
import { OwnLanguageViewModel } from '../../shared/language-switch/own-language.view-model';
import { pageInOtherLanguage, samePage } from '../../shared/language-switch/same-page';

/** Each by its own name, said in its own language. */
const CHOICES = LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}));

/** The language that the person reads; a choice is saved at once, and the page opens again in it. */
export const OwnLanguage = observer(function OwnLanguage({ user }: { readonly user: User }) {
  const viewModel = useViewModel(OwnLanguageViewModel);
  const handleChoice = async (choice: string) => {
    if (isLanguage(choice) && (await viewModel.chooseFor(choice, pageInOtherLanguage(window.location))))
      window.location.replace(samePage(window.location));
  };
  return (
    <CardSection title={texts.language}>
      <RadioInput
        legend={texts.language}
        options={CHOICES}
        value={user.language ?? ''}
        onChange={(choice) => void handleChoice(choice)}
      />
    </CardSection>
  );
});
