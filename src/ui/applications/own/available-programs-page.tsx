import { Alert, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { usePageTitle, useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { SubView } from '../../shared/sub-view';
import { PhoneLink } from '../../shared/text/contact-links';
import { applyButtonId, OfferList } from './offer-list';
import { offersTexts as texts } from './offers.texts';
import { OffersViewModel, OneOfferViewModel } from './own-applications.view-model';
import { OfficePhone, OwnForm } from './own-form';
import { ownFormTexts } from './own-form.texts';

const TITLE = menuTexts['available-programs'];
const PENDING = pathOf('my-applications/pending');
const APPROVED = pathOf('my-applications/approved');

/** The programs that a beneficiary can apply to, and the form that applies to one (?apply=ID). */
export function AvailableProgramsPage() {
  const [address, setAddress] = useAddress();
  usePageTitle(TITLE);
  const id = address.get('apply');
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id !== null) opener.current = applyButtonId(id);
  });
  const show = (apply: string | null) => setAddress((now) => withQuery(now, { apply }));
  if (id === null)
    return (
      <SubView key="list" title={TITLE} headingLevel={1} opener={opener.current}>
        <Offers onApply={show} />
      </SubView>
    );
  return (
    <Flex vertical gap="middle">
      <h1>{TITLE}</h1>
      <Apply key={id} id={id} onBack={() => show(null)} />
    </Flex>
  );
}

function Offers({ onApply }: { readonly onApply: (programId: string) => void }) {
  const viewModel = useViewModel(OffersViewModel);
  return (
    <FetchedPart fetched={viewModel} texts={texts}>
      {(offers) =>
        offers.length === 0 ? (
          <NothingHere title={texts.noPrograms} next={texts.noProgramsNext}>
            <PhoneOfOffice />
          </NothingHere>
        ) : (
          <Flex vertical gap="middle">
            <p>
              {texts.intro} {texts.call} <OfficePhone />
            </p>
            <OfferList
              offers={offers}
              as="participant"
              level={2}
              pathTo={(isApproved) => (isApproved ? APPROVED : PENDING)}
              onApply={({ program }) => onApply(program.id)}
            />
          </Flex>
        )
      }
    </FetchedPart>
  );
}

const PhoneOfOffice = observer(function PhoneOfOffice() {
  return <PhoneLink phone={useSharedViewModel(SiteContentViewModel).content.siteSettings.contact.phone} />;
});

interface ApplyProps {
  readonly id: string;
  readonly onBack: () => void;
}

const Apply = observer(function Apply({ id, onBack }: ApplyProps) {
  const viewModel = useViewModel(OneOfferViewModel);
  const navigate = useNavigate();
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  const title = viewModel.value ? texts.titles.participant(viewModel.value.program.title) : texts.apply;
  return (
    <SubView title={title} headingLevel={2} back={{ text: texts.backToPrograms, onPress: onBack }}>
      <FetchedPart fetched={viewModel} texts={ownFormTexts} rows={12}>
        {(offer) => {
          if (offer.own)
            return (
              <Alert
                type="info"
                showIcon
                title={ownFormTexts.appliedAlready}
                description={
                  <Link to={offer.own.state === 'approved' ? APPROVED : PENDING}>
                    {ownFormTexts.seeApplication}
                  </Link>
                }
              />
            );
          if (offer.program.intake !== 'open')
            return (
              <Alert
                type="warning"
                showIcon
                title={
                  <>
                    {ownFormTexts.notOpen} <OfficePhone />
                  </>
                }
              />
            );
          return (
            <Card style={{ maxWidth: '40rem' }}>
              <OwnForm
                offer={offer}
                label={title}
                applicationPath={PENDING}
                onDone={() => void navigate(PENDING)}
                onCancel={onBack}
              />
            </Card>
          );
        }}
      </FetchedPart>
    </SubView>
  );
});
