import type { ApplicationForm } from '../../core/applications/application';
import { pairText } from '../../core/shared/sizes/shoe-size';
import { applicationFormTexts as texts } from './application-form.texts';
import './applications.css';

/** What somebody filled in, each question as it was asked then. What was left empty is left out. */
export function SentForm({ form }: { readonly form: ApplicationForm }) {
  const { labels } = texts;
  const said = [
    { key: 'name', label: labels.name, value: form.name },
    { key: 'contact', label: labels.contact, value: form.contact },
    { key: 'access', label: texts.access, value: form.access },
    { key: 'pairs', label: labels.pairs, value: form.pairs.map(pairText).join(', ') },
    { key: 'adult', label: labels.adult, value: adultText(form.adult) },
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
