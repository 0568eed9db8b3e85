import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../../app/use-view-model';
import { SiteContentViewModel } from '../site-content/site-content.view-model';
import { EmailLink, PhoneLink } from '../text/contact-links';
import { formTexts } from './form.texts';

/** Says that a form reaches nobody, and how to reach the foundation instead. */
export function DemoNote() {
  return <FormNote title={formTexts.demo}>{formTexts.keptHere}</FormNote>;
}

/** Says what a form cannot do, and how to reach the foundation instead. */
export const FormNote = observer(function FormNote({
  title,
  children,
}: {
  readonly title: string;
  readonly children: string;
}) {
  const { email, phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <p className="form__note">
      <strong>{title}</strong> {children} {formTexts.reachUs} <PhoneLink phone={phone} /> {formTexts.or}{' '}
      <EmailLink email={email} />.
    </p>
  );
});
