import { useState } from 'react';
import { pathOf } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { OfferList } from './offer-list';
import { offersTexts as texts } from './offers.texts';
import { type Offer, OffersViewModel } from './own-applications.view-model';
import { OwnForm } from './own-form';

const TITLE = menuTexts['available-programs'];
const OWN = pathOf('programs/my-programs');

/** The programs in which a volunteer can help, and the dialog that applies to help in one. */
export function ProgramsToHelpPage() {
  const viewModel = useViewModel(OffersViewModel);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isOpen, setOpen] = useState(false);
  const label = offer ? texts.titles.volunteer(offer.program.title) : '';
  const handleApply = (chosen: Offer) => {
    setOffer(chosen);
    setOpen(true);
  };
  const handleDone = () => {
    setOpen(false);
    void viewModel.load();
  };
  return (
    <Page title={TITLE}>
      <h2>{texts.programs}</h2>
      <FetchedPart fetched={viewModel} texts={texts}>
        {(offers) =>
          offers.length === 0 ? (
            <NothingHere title={texts.noneToHelp} next={texts.noneToHelpNext} />
          ) : (
            <OfferList offers={offers} as="volunteer" level={3} pathTo={() => OWN} onApply={handleApply} />
          )
        }
      </FetchedPart>
      <FormDialog open={isOpen} title={label} width={560} onClose={() => setOpen(false)}>
        {({ onCancel }) =>
          offer && (
            <OwnForm
              offer={offer}
              label={label}
              isInDialog
              applicationPath={OWN}
              onDone={handleDone}
              onCancel={onCancel}
            />
          )
        }
      </FormDialog>
    </Page>
  );
}
