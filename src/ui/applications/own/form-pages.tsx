import { Alert, Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { formatDay } from '../../../core/shared/text/format';
import { useViewModel } from '../../app/page-hooks';
import { kindOf } from '../../programs/program-parts';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { ListOrOne } from '../../shared/list/list-or-one';
import { openerId } from '../../shared/list/opening';
import { menuTexts } from '../../shared/menu.texts';
import { SubView } from '../../shared/sub-view';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { SentForm } from '../sent-form';
import { Applications, Contact, pastCard } from './application-cards';
import { OfferList } from './offer-list';
import { offersTexts } from './offers.texts';
import { ownApplicationsTexts as texts } from './own-applications.texts';
import {
  type FormQuestion,
  groupedOffers,
  OffersViewModel,
  OneOfferViewModel,
  obstacleOf,
  usualAnswerDays,
} from './own-applications.view-model';
import { CallOffice, OfficePhone, OwnForm, Refusal } from './own-form';
import { ownFormTexts } from './own-form.texts';

const PROGRAMS = menuTexts['available-programs'];

/** The programs that a beneficiary can apply to, and the form that applies to one. */
export function AvailableProgramsPage() {
  return (
    <ListOrOne
      title={PROGRAMS}
      name="apply"
      list={(onApply) => <Offers onApply={onApply} />}
      record={(id, close) => <FormView form="apply" id={id} onBack={close} />}
    />
  );
}

function Offers({ onApply }: { readonly onApply: (programId: string) => void }) {
  const viewModel = useViewModel(OffersViewModel);
  return (
    <FetchedPart
      fetched={viewModel}
      texts={{ ...offersTexts, none: offersTexts.none.participant }}
      start={<OfficePhone />}
    >
      {(offers) => (
        <>
          <p>
            {offersTexts.intro} <CallOffice words={offersTexts.call} />
          </p>
          <OfferGroups offers={offers} onApply={onApply} />
        </>
      )}
    </FetchedPart>
  );
}

/** The programs under what they are: own ones first, then shoes, then the other kinds. */
function OfferGroups({ offers, onApply }: ComponentProps<typeof OfferList>) {
  const usualDays = usualAnswerDays(offers);
  return (
    <>
      {usualDays !== null && <p>{`${offersTexts.answer(usualDays)}.`}</p>}
      {groupedOffers(offers).map(({ kind, offers: grouped }) => {
        const title = kind === 'own' ? offersTexts.own : kindOf({ kind });
        return (
          <Flex key={kind} component="section" vertical gap="small">
            <h2>{title}</h2>
            <OfferList
              offers={grouped}
              label={title}
              usualDays={usualDays}
              areOfOneKind={kind !== 'own'}
              onApply={onApply}
            />
          </Flex>
        );
      })}
    </>
  );
}

/** The applications that wait for an answer, and the form that changes one. */
export function PendingPage() {
  return (
    <ListOrOne
      title={menuTexts.pending}
      name="change"
      record={(id, close) => <FormView form="change" id={id} onBack={close} />}
      list={(onChange) => (
        <Applications
          parts={[
            {
              title: texts.pending,
              has: ({ state }) => state === 'pending',
              card: (application) => pendingCard(application, onChange),
            },
            { title: texts.withdrawn, has: ({ state }) => state === 'withdrawn', card: pastCard },
          ]}
          nothing={{
            ...texts.nothing.pending,
            link: { to: pathOf('available-programs'), text: texts.seePrograms },
          }}
        />
      )}
    />
  );
}

function pendingCard(application: OwnApplication, onChange: (id: string) => void) {
  const { id, receivedAt, answerBy, program } = inWords(application);
  return {
    facts: [
      [texts.sentOn, texts.dayOf(receivedAt)],
      [texts.answerBy, formatDay(answerBy)],
      [texts.whoAnswers, <Contact key="contact" program={program} />],
    ] as const,
    more: (
      <section aria-label={texts.named(texts.whatWasSent, program.title)}>
        <Flex vertical gap="small">
          <h2>{texts.whatWasSent}</h2>
          <SentForm form={application} />
        </Flex>
      </section>
    ),
    button: (
      <Button
        id={openerId('change', id)}
        aria-label={texts.changeOf(program.title)}
        onClick={() => onChange(id)}
      >
        {texts.change}
      </Button>
    ),
  };
}

/** The form that the address asks for (?apply=ID, ?change=ID), in the place of a list. */
const FormView = observer(function FormView(props: FormQuestion & { readonly onBack: () => void }) {
  const { form, id, onBack } = props;
  const viewModel = useViewModel(OneOfferViewModel);
  const navigate = useNavigate();
  useEffect(() => void viewModel.open({ form, id }), [viewModel, form, id]);
  const { title, button, back } = ownFormTexts.views[form];
  const words = viewModel.value && titleOf(inWords(viewModel.value.program));
  const label = words ? title(words.text) : button;
  const isNew = form === 'apply';
  return (
    <SubView
      title={label}
      heading={words ? sentenceOn(title, words) : label}
      back={{ text: back, onPress: onBack }}
    >
      <FetchedPart fetched={viewModel} texts={ownFormTexts} rows={12}>
        {(offer) => {
          const obstacle = isNew ? obstacleOf(offer) : null;
          if (obstacle)
            return <Alert type="info" showIcon title={<Refusal reason={obstacle} offer={offer} />} />;
          return (
            <Card style={{ maxWidth: '40rem' }}>
              <OwnForm
                offer={offer}
                label={label}
                buttons="start"
                onDone={isNew ? () => void navigate(pathOf('my-applications/pending')) : onBack}
                onCancel={onBack}
              />
            </Card>
          );
        }}
      </FetchedPart>
    </SubView>
  );
});
