import type { ReactNode } from 'react';
import type { ApplicationForm } from '../../core/applications/application';
import { pairText } from '../../core/shared/sizes/shoe-size';
import { applicationFormTexts as texts } from './application-form.texts';
import './applications.css';

interface SentFormProps {
  readonly form: ApplicationForm;
  /** What staff read in the place of what the applicant reads; a name is left out where it is read elsewhere. */
  readonly ofStaff?: { readonly contactLabel: string; readonly contact: ReactNode; readonly adult: string };
}

/** What somebody filled in, each question as it was asked then. What was left empty is left out. */
export function SentForm({ form, ofStaff }: SentFormProps) {
  const { labels } = texts;
  const said = [
    { key: 'name', label: labels.name, value: form.name },
    {
      key: 'contact',
      label: ofStaff?.contactLabel ?? labels.contact,
      value: ofStaff?.contact ?? form.contact,
    },
    { key: 'access', label: texts.access, value: form.access },
    { key: 'pairs', label: labels.pairs, value: form.pairs.map(pairText).join(', ') },
    { key: 'adult', label: ofStaff?.adult ?? labels.adult, value: adultText(form.adult) },
    { key: 'guardian', label: labels.guardian, value: form.guardian },
    ...form.answers.map(({ questionId, question, value }) => ({ key: questionId, label: question, value })),
  ];
  return (
    <dl className="applications__sent">
      {said.map(
        ({ key, label, value }) =>
          value !== '' && (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function adultText(adult: boolean | null): string {
  if (adult === null) return '';
  return adult ? texts.yes : texts.no;
}
