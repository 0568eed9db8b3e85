import { observer } from 'mobx-react-lite';
import type { LegalNotice } from '../../../core/settings/legal-notice';
import { useSharedViewModel } from '../../app/page-hooks';
import { PAGE_LANGUAGE } from '../site-path';
import { aboutFoundationTexts as texts } from './about-foundation.texts';
import { PublicSettingsViewModel } from './public-settings.view-model';
import './about-foundation.css';

/** Who asks for gifts, set apart in a form for them; nothing where that is not known. */
export const AboutFoundationGroup = observer(function AboutFoundationGroup() {
  const { notice } = useSharedViewModel(PublicSettingsViewModel);
  if (notice === null) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div className="about-foundation" role="group" aria-label={texts.name}>
      <Notice notice={notice} />
    </div>
  );
});

/** Who asks for gifts, as a part of the page by itself; nothing where that is not known. */
export const AboutFoundationRegion = observer(function AboutFoundationRegion() {
  const { notice } = useSharedViewModel(PublicSettingsViewModel);
  if (notice === null) return null;
  return (
    <section className="about-foundation" aria-label={texts.name}>
      <Notice notice={notice} />
    </section>
  );
});

function Notice({ notice: { who, law } }: { readonly notice: LegalNotice }) {
  if (PAGE_LANGUAGE === 'en') return <p>{who === '' ? law : `${who} ${law}`}</p>;
  return (
    <p>
      {who !== '' && <span>{`${who} `}</span>}
      <span lang="en">{law}</span>
    </p>
  );
}
