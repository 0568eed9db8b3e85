import { Alert, Button, Flex, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GUIDE_STATES, GUIDE_TYPES, GUIDE_WORDS } from '../../../core/guides/guide';
import type { GuideView } from '../../../core/guides/guide-query';
import { formatDay } from '../../../core/shared/text/format';
import { isMissing, pairsOf } from '../../../core/shared/translations/pairs';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { choice, queryFields, text } from '../../shared/address/query-fields';
import { optionsOf } from '../../shared/control/native-select';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { UnsavedWorkViewModel } from '../../shared/leave/unsaved-work.view-model';
import { ListOrOne } from '../../shared/list/list-or-one';
import { ListPage } from '../../shared/list/list-page';
import { useListQuery } from '../../shared/list/list-query';
import { openerId } from '../../shared/list/opening';
import { OpenLink } from '../../shared/list/openings';
import { SubView } from '../../shared/sub-view';
import { column, headColumn, Rows, RowTitle } from '../../shared/table/rows';
import { NotInSpanish } from '../../shared/translation/not-in-spanish';
import { notYetInSpanish } from '../../shared/translation/not-yet-in-spanish';
import { translationTexts } from '../../shared/translation/translation.texts';
import { GuideForm } from './guide-form';
import { GuideFormViewModel } from './guide-form.view-model';
import { guideWord } from './guide-words';
import { guidesTexts as texts } from './guides.texts';
import { GuideActsViewModel, GuideListViewModel } from './guides.view-model';
import '../guides.css';

/** The value in the address for a guide that is not saved yet. */
const NEW = 'new';
const TONES = { draft: 'warning', published: 'success', retired: 'default' } as const;

const guidesAddress = queryFields(
  { search: text(), type: choice(GUIDE_TYPES), state: choice(GUIDE_STATES) },
  { size: 20 },
);

/**
 * The trainings and resources, and the one that is open. The address holds which (?tab=guides&guide=ID), so that a reload, the
 * browser's back button and somebody else see the same.
 */
export function GuidesTab() {
  const list = useViewModel(GuideListViewModel);
  return (
    <ListOrOne
      title={texts.title}
      headingLevel={2}
      name="guide"
      action={(open) => (
        <Button id={openerId('guide', NEW)} type="primary" onClick={() => open(NEW)}>
          {texts.create}
        </Button>
      )}
      list={() => <GuideList list={list} />}
      record={(id, close) => <OneGuide id={id === NEW ? null : id} onBack={close} />}
    />
  );
}

interface GuideListProps {
  readonly list: GuideListViewModel;
}

const GuideList = observer(function GuideList({ list }: GuideListProps) {
  const listQuery = useListQuery(list, guidesAddress);
  const columns: TableColumnsType<GuideView> = [
    headColumn(texts.guide, (guide) => (
      <>
        <RowTitle level={3}>
          <OpenLink id={guide.id}>{guide.title}</OpenLink>
        </RowTitle>
        <NotInSpanish isMissing={pairsOf(guide, GUIDE_WORDS).some(isMissing)} />
      </>
    )),
    column(texts.type, ({ type }) => texts.types[type]),
    column(texts.for, forWhom),
    column(texts.state, ({ state }) => (
      <Tag color={TONES[state]}>
        <span>{texts.states[state]}</span>
      </Tag>
    )),
    column(texts.use, (guide) => <Use guide={guide} isUnchecked={list.isUnchecked(guide)} />),
  ];
  return (
    <ListPage
      list={list}
      listQuery={listQuery}
      texts={texts.list}
      search={{ label: texts.search, hint: texts.searchHint }}
      filters={[
        { name: 'type', label: texts.type, options: optionsOf(GUIDE_TYPES, texts.types, texts.everyType) },
        {
          name: 'state' as const,
          label: texts.state,
          options: optionsOf(GUIDE_STATES, texts.states, texts.everyState),
        },
      ]}
    >
      {({ items }) => <Rows label={texts.guides} rows={items} columns={columns} />}
    </ListPage>
  );
});

/** Whom a guide is for: who has to do a training, or who reads a resource. */
function forWhom({ type, audience, requiredFor, programs }: GuideView): string {
  if (type === 'resource') return texts.audiences[audience];
  if (typeof requiredFor === 'string') return texts.required[requiredFor];
  return programs.join(', ') || texts.noProgram;
}

interface UseProps {
  readonly guide: GuideView;
  readonly isUnchecked: boolean;
}

/** How many have done a training; when a resource was checked, and what is to be looked at again. */
function Use({ guide: { type, doneBy, checkedOn, checker, reports }, isUnchecked }: UseProps) {
  if (type === 'training') return <span>{texts.doneBy(doneBy)}</span>;
  return (
    <Flex vertical gap="var(--space-1)" align="start">
      <span>{checkedOn === null ? texts.neverChecked : texts.checkedBy(formatDay(checkedOn), checker)}</span>
      {(isUnchecked || reports > 0) && (
        <Flex wrap gap="var(--space-1)">
          {isUnchecked && <Tag color="warning">{texts.checkAgain}</Tag>}
          {reports > 0 && (
            <Tag color="error">
              <span>{texts.reportedBy(reports)}</span>
            </Tag>
          )}
        </Flex>
      )}
    </Flex>
  );
}

interface OneGuideProps {
  /** Null for a new one. */
  readonly id: string | null;
  readonly onBack: () => void;
}

/** One guide in its form, with the ways to take it back and to publish it again. */
const OneGuide = observer(function OneGuide({ id, onBack }: OneGuideProps) {
  const viewModel = useViewModel(GuideFormViewModel);
  const acts = useViewModel(GuideActsViewModel);
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { sources } = viewModel;
  useEffect(() => void sources.open(id), [sources, id]);
  const guide = sources.value?.guide ?? null;
  const { ask, dialog } = useConfirmDialog(texts.notNow);
  const press = (act: 'publish' | 'retire', shown: GuideView) => {
    const notYet = act === 'publish' ? notYetInSpanish(pairsOf(shown, GUIDE_WORDS), guideWord) : null;
    if (notYet === null) return void change(act, shown);
    const onConfirm = () => void change(act, shown);
    ask({ title: translationTexts.publish(shown.title), text: notYet, action: texts.publish, onConfirm });
  };
  const change = async (act: 'publish' | 'retire', shown: GuideView) => {
    // The form is then filled again from the saved guide.
    if (!(await unsaved.mayLeave('view'))) return;
    await acts.act(act, shown);
    await sources.load();
  };
  const act = guide?.state === 'published' ? 'retire' : 'publish';
  return (
    <SubView
      title={guide?.title ?? (id === null ? texts.newGuide : texts.guide)}
      back={{ text: texts.back, onPress: onBack }}
      action={
        guide !== null &&
        guide.state !== 'draft' && (
          <Button danger={act === 'retire'} onClick={() => press(act, guide)}>
            {texts[act]}
          </Button>
        )
      }
    >
      <FetchedPart fetched={sources} texts={texts.one} rows={12} announcement={() => guide?.title ?? ''}>
        {() => (
          <>
            {guide !== null && guide.reports > 0 && (
              <Alert
                type="warning"
                showIcon
                title={texts.reportedBy(guide.reports)}
                description={texts.reportedNext}
              />
            )}
            <GuideForm key={guide?.revision ?? NEW} viewModel={viewModel} onDone={onBack} onCancel={onBack} />
          </>
        )}
      </FetchedPart>
      {dialog}
    </SubView>
  );
});
