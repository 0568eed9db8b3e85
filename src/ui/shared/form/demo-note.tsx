import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../../app/use-view-model';
import { EmailLink, PhoneLink } from '../contact-links';
import { SiteContentViewModel } from '../content/site-content.view-model';
import { formTexts } from './form.texts';

/** Says that a form reaches nobody, and how to reach the foundation instead. */
export const DemoNote = observer(function DemoNote() {
  const { email, phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <p className="form__note">
      <strong>{formTexts.demo}</strong> {formTexts.keptHere} {formTexts.reachUs} <PhoneLink phone={phone} />{' '}
      {formTexts.or} <EmailLink email={email} />.
    </p>
  );
});
