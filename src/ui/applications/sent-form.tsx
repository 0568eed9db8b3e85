import type { ApplicationForm } from '../../core/applications/application';
import { Facts } from '../shared/facts';
import { wantedPairText } from '../shared/shoes/pair.texts';
import { ContactLink } from '../shared/text/contact-link';
import { applicationFormTexts as texts } from './application-form.texts';

interface SentFormProps {
  readonly form: ApplicationForm;
  /** Whether staff read it, with a way to reach the applicant. */
  readonly isForStaff?: boolean;
}

/** What somebody filled in, each question as it was asked then. What was left empty is left out. */
export function SentForm({ form, isForStaff = false }: SentFormProps) {
  const labels = { ...texts.labels, ...(isForStaff && texts.labelsForStaff) };
  const { name, contact, access, pairs, adult, guardian, answers } = form;
  return (
    <Facts
      layout="list"
      facts={[
        [labels.name, name],
        [labels.contact, isForStaff ? <ContactLink key="contact" contact={contact} /> : contact],
        [texts.access, access],
        [labels.pairs, pairs.map(wantedPairText).join(', ')],
        [labels.adult, adult !== null && (adult ? texts.yes : texts.no)],
        [labels.guardian, guardian],
        ...answers.map(({ question, value }) => [question, value] as const),
      ]}
    />
  );
}
