import type { ReactNode } from 'react';
import type { ApplicationForm } from '../../core/applications/application';
import { pairText } from '../../core/shared/sizes/shoe-size';
import { FactList } from '../shared/facts';
import { applicationFormTexts as texts } from './application-form.texts';

interface SentFormProps {
  readonly form: ApplicationForm;
  /** What staff read in the place of what the applicant reads. */
  readonly ofStaff?: { readonly contactLabel: string; readonly contact: ReactNode; readonly adult: string };
}

/** What somebody filled in, each question as it was asked then. What was left empty is left out. */
export function SentForm({ form, ofStaff }: SentFormProps) {
  const { labels } = texts;
  const { name, contact, access, pairs, adult, guardian, answers } = form;
  return (
    <FactList
      facts={[
        [labels.name, name],
        [ofStaff?.contactLabel ?? labels.contact, ofStaff?.contact ?? contact],
        [texts.access, access],
        [labels.pairs, pairs.map(pairText).join(', ')],
        [ofStaff?.adult ?? labels.adult, adult !== null && (adult ? texts.yes : texts.no)],
        [labels.guardian, guardian],
        ...answers.map(({ question, value }) => [question, value] as const),
      ]}
    />
  );
}
