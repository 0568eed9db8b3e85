import type { ApplicationForm } from '../../core/applications/application';
import type { OwnAnswer } from '../../core/applications/own/own-application';
import { type Fact, Facts } from '../shared/facts';
import { wantedPairText } from '../shared/shoes/pair.texts';
import { PAGE_LANGUAGE } from '../shared/site-path';
import { ContactLink } from '../shared/text/contact-link';
import { inWords } from '../shared/translation/in-words';
import { asTyped, markedWords } from '../shared/translation/marked-words';
import { applicationFormTexts as texts } from './application-form.texts';

interface SentFormProps {
  readonly form: Omit<ApplicationForm, 'answers'> & { readonly answers: readonly OwnAnswer[] };
  /** Whether staff read it, with a way to reach the applicant. */
  readonly isForStaff?: boolean;
}

/** What somebody filled in, each question as they read it; staff read it in English. What was left empty is left out. */
export function SentForm({ form, isForStaff = false }: SentFormProps) {
  const labels = { ...texts.labels, ...(isForStaff && texts.labelsForStaff) };
  const { name, contact, access, pairs, adult, guardian, answers } = form;
  return (
    <Facts
      layout="list"
      facts={[
        [labels.name, asTyped(name)],
        [labels.contact, isForStaff ? <ContactLink key="contact" contact={contact} /> : asTyped(contact)],
        [texts.access, asTyped(access)],
        [labels.pairs, pairs.map(wantedPairText).join(', ')],
        [labels.adult, adult !== null && (adult ? texts.yes : texts.no)],
        [labels.guardian, asTyped(guardian)],
        ...answers.map(isForStaff ? answerForStaff : ownAnswer),
      ]}
    />
  );
}

function answerForStaff({ question, english = question, value }: OwnAnswer): Fact {
  return [english, value];
}

function ownAnswer(answer: OwnAnswer): Fact {
  const { question, english } = answer;
  const language = english === undefined ? 'en' : 'es';
  return [question, readValue(answer), language === PAGE_LANGUAGE ? undefined : language];
}

/** A choice in the words of the page, or what was typed. */
function readValue(answer: OwnAnswer) {
  if (answer.es === undefined) return asTyped(answer.value);
  const { value, lang } = inWords(answer);
  return markedWords({ text: value, lang: lang?.value });
}
