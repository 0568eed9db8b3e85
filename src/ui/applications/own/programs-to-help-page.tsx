import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { openerId } from '../../shared/list/opening';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { SubView } from '../../shared/sub-view';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { OpenShifts } from '../../signups/own/open-shifts';
import { OfferList } from './offer-list';
import { offersTexts as texts } from './offers.texts';
import { type Offer, OffersViewModel, obstacleOf } from './own-applications.view-model';
import { OwnForm, Refusal } from './own-form';
import { ownFormTexts } from './own-form.texts';

const TITLE = menuTexts['available-programs'];
const { gone } = ownFormTexts;

/**
 * The shifts that a volunteer can take, the programs in which they can help, and the dialog that applies to help in one, which an
 * address can open (?apply=ID). Where nobody can apply, the page says why instead.
 */
export const ProgramsToHelpPage = observer(function ProgramsToHelpPage() {
  const viewModel = useViewModel(OffersViewModel);
  const [address, setAddress] = useAddress();
  const programToOpen = address.get('apply');
  const open = (programId: string | null) => setAddress((now) => withQuery(now, { apply: programId }));
  // What the dialog is for stays, whatever others do meanwhile and while it fades away.
  const [shown, setShown] = useState<Offer | null>(null);
  const offer = viewModel.value?.find(({ program }) => program.id === programToOpen);
  const isShown = programToOpen !== null && shown?.program.id === programToOpen;
  if (offer && !isShown && obstacleOf(offer) === null) setShown(offer);
  const isRefused = programToOpen !== null && Boolean(viewModel.value) && !isShown;
  /** What had led away from the list gets the focus back. */
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (isRefused) opener.current = openerId('apply', programToOpen);
  }, [isRefused, programToOpen]);
  const handleClosed = async () => {
    setShown(null);
    await viewModel.load();
    const way = shown && document.getElementById(openerId('apply', shown.program.id));
    // After applying, a link replaces the button that opened the dialog; its row or the page may have the focus by then.
    if (way && document.activeElement?.contains(way)) way.focus();
  };
  if (isRefused) {
    const obstacle = offer && obstacleOf(offer);
    return (
      <Page title={TITLE}>
        <SubView
          {...(offer ? titlesOf(offer) : { title: texts.button.volunteer })}
          back={{ text: ownFormTexts.views.apply.back, onPress: () => open(null) }}
        >
          {obstacle ? (
            <Alert type="info" showIcon title={<Refusal reason={obstacle} offer={offer} />} />
          ) : (
            <Alert type="warning" showIcon title={gone.title} description={gone.next} />
          )}
        </SubView>
      </Page>
    );
  }
  return (
    <SubView key="list" title={TITLE} headingLevel={1} opener={opener.current}>
      <OpenShifts />
      <h2>{texts.programs}</h2>
      <FetchedPart fetched={viewModel} texts={{ ...texts, none: texts.none.volunteer }}>
        {(offers) => <OfferList offers={offers} onApply={open} />}
      </FetchedPart>
      <FormDialog
        open={isShown}
        {...(shown ? titlesOf(shown) : { title: '' })}
        width={560}
        onClose={() => open(null)}
        afterClose={() => void handleClosed()}
      >
        {(ends) => shown && <OwnForm offer={shown} {...ends} />}
      </FormDialog>
    </SubView>
  );
});

/** What applying to help is called: as a text, and as a heading shows it. */
function titlesOf({ program }: Offer) {
  const { volunteer } = texts.titles;
  const words = titleOf(inWords(program));
  return { title: volunteer(words.text), heading: sentenceOn(volunteer, words) };
}
