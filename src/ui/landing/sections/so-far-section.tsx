import { SO_FAR_FIGURES, type SoFar } from '../../../core/shared/so-far';
import { formatDay } from '../../../core/shared/text/format';
import { yearOf } from '../../../core/shared/time/calendar';
import { landingTexts } from '../landing.texts';
import { Section } from './section';
import './so-far-section.css';

const { soFar: texts } = landingTexts;

/** What the foundation did in a year through the end of a month; nothing where no figure is told. */
export function SoFarSection({ soFar }: { readonly soFar: SoFar }) {
  const { figures, to } = soFar;
  const shown = SO_FAR_FIGURES.filter((name) => figures[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <Section className="section--lugs so-far" titleId="so-far-title">
      <h2 className="so-far__title" id="so-far-title">
        {texts.title}
      </h2>
      <ul className="so-far__figures">
        {shown.map((name) => {
          const [amount, label] = texts.figures[name](figures[name] ?? 0, yearOf(to));
          return (
            <li key={name}>
              <b className="so-far__amount">{amount}</b> <span>{label}</span>
            </li>
          );
        })}
      </ul>
      <p className="so-far__through">{texts.through(formatDay(to))}</p>
    </Section>
  );
}
