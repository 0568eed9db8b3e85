import { observer } from 'mobx-react-lite';
import { LazyToaster } from '../app/lazy-toaster';
import { useViewModel } from '../app/page-hooks';
import { AboutFoundationRegion } from '../shared/about-foundation/about-foundation';
import { usePublicPage } from '../shared/use-public-page';
import { FittingDaysViewModel } from './fitting-days.view-model';
import { getShoesTexts as texts } from './get-shoes.texts';
import { GetShoesPage } from './get-shoes-page';
import { ShoeRequestForm } from './shoe-request-form';

interface GetShoesRootProps {
  /** Called once the page reacts. */
  readonly onAwake?: () => void;
}

/** The page for people who need shoes as the browser runs it: follows the session, the saved content and the fitting days. */
export const GetShoesRoot = observer(function GetShoesRoot({ onAwake }: GetShoesRootProps) {
  const content = usePublicPage(texts.pageTitle, onAwake);
  const { days } = useViewModel(FittingDaysViewModel);
  return (
    <>
      <GetShoesPage
        content={content}
        days={days}
        form={<ShoeRequestForm />}
        about={<AboutFoundationRegion />}
      />
      <LazyToaster />
    </>
  );
});
