import { useViewModel } from '../../app/page-hooks';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { OfferList } from './offer-list';
import { offersTexts as texts } from './offers.texts';
import { OffersViewModel } from './own-applications.view-model';
import { OfficePhone } from './own-form';
import { PageWithForm, pathToOwn } from './page-with-form';

const TITLE = menuTexts['available-programs'];

/** The programs that a beneficiary can apply to, and the form that applies to one. */
export function AvailableProgramsPage() {
  return <PageWithForm title={TITLE} form="apply" list={(onApply) => <Offers onApply={onApply} />} />;
}

function Offers({ onApply }: { readonly onApply: (programId: string) => void }) {
  const viewModel = useViewModel(OffersViewModel);
  return (
    <FetchedPart fetched={viewModel} texts={texts}>
      {(offers) =>
        offers.length === 0 ? (
          <NothingHere title={texts.noPrograms} next={texts.noProgramsNext}>
            <OfficePhone />
          </NothingHere>
        ) : (
          <>
            <p>
              {texts.intro} {texts.call} <OfficePhone />
            </p>
            <OfferList
              offers={offers}
              as="participant"
              level={2}
              pathTo={pathToOwn}
              onApply={({ program }) => onApply(program.id)}
            />
          </>
        )
      }
    </FetchedPart>
  );
}
