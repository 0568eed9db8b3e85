import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { pathOf } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { openerId } from '../../shared/list/list-or-one';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { OpenShifts } from '../../signups/own/open-shifts';
import { OfferList } from './offer-list';
import { offersTexts as texts } from './offers.texts';
import { type Offer, OffersViewModel } from './own-applications.view-model';
import { OwnForm } from './own-form';

const TITLE = menuTexts['available-programs'];
const OWN = pathOf('programs/my-programs');

/**
 * The shifts that a volunteer can take, the programs in which they can help, and the dialog that applies to help in one, which an
 * address can open (?apply=ID).
 */
export const ProgramsToHelpPage = observer(function ProgramsToHelpPage() {
  const viewModel = useViewModel(OffersViewModel);
  const [address, setAddress] = useAddress();
  const asked = address.get('apply');
  const open = (programId: string | null) => setAddress((now) => withQuery(now, { apply: programId }));
  const offer = viewModel.value?.find(({ program }) => program.id === asked && isApplying(program)) ?? null;
  // What the dialog says stays while it fades away.
  const [shown, setShown] = useState<Offer | null>(null);
  if (offer && offer.program.id !== shown?.program.id) setShown(offer);
  const label = shown ? texts.titles.volunteer(shown.program.title) : '';
  const handleClosed = async () => {
    await viewModel.load();
    // Whoever has applied finds a link in the place of the button that opened the dialog.
    if (shown && document.activeElement === document.body)
      document.getElementById(openerId('apply', shown.program.id))?.focus();
  };
  return (
    <Page title={TITLE}>
      <OpenShifts />
      <h2>{texts.programs}</h2>
      <FetchedPart fetched={viewModel} texts={texts}>
        {(offers) =>
          offers.length === 0 ? (
            <NothingHere title={texts.noneToHelp} next={texts.noneToHelpNext} />
          ) : (
            <OfferList
              offers={offers}
              as="volunteer"
              level={3}
              pathTo={() => OWN}
              onApply={({ program }) => open(program.id)}
            />
          )
        }
      </FetchedPart>
      <FormDialog
        open={offer !== null}
        title={label}
        width={560}
        onClose={() => open(null)}
        afterClose={() => void handleClosed()}
      >
        {(ends) =>
          shown && <OwnForm offer={shown} label={label} isInDialog applicationPath={OWN} {...ends} />
        }
      </FormDialog>
    </Page>
  );
});

/** Whether volunteers apply to help in a program now. */
function isApplying({ intake, volunteersNeedApproval }: Offer['program']): boolean {
  return intake === 'open' && volunteersNeedApproval;
}
