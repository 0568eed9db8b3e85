import { Button, Flex, type TableColumnsType } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Work } from '../../../core/hours/hours.api';
import { OWN_HOURS_SHOWS } from '../../../core/hours/hours.inputs';
import { csvText } from '../../../core/shared/text/csv';
import { yearOf } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { OffersViewModel } from '../../applications/own/own-applications.view-model';
import { firstOf, queryFields, year } from '../../shared/address/query-fields';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { optionsOf, optionsOfYears } from '../../shared/control/native-select';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { FormDialog, type FormEnds } from '../../shared/dialog/form-dialog';
import { Facts } from '../../shared/facts';
import { ListPage } from '../../shared/list/list-page';
import { useListQuery } from '../../shared/list/list-query';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { TYPED } from '../../shared/site-path';
import { actionsColumn, column, headColumn, Rows } from '../../shared/table/rows';
import { downloadText } from '../../shared/text/download-text';
import { inWords } from '../../shared/translation/in-words';
import { markedWords, sentenceOn, wordsInTurn } from '../../shared/translation/marked-words';
import { HoursStatement } from './hours-statement';
import { ownHoursTexts as texts } from './own-hours.texts';
import { OwnHoursViewModel } from './own-hours.view-model';
import { WorkForm } from './work-form';
import { programOf, whatOf } from './work-words';

const TITLE = menuTexts['time-tracking'];

/** What an address shows, as in '?year=2026&show=claimed'. */
const hoursAddress = queryFields({ year, show: firstOf(OWN_HOURS_SHOWS) }, { size: 20 });

/** The hours of a volunteer: what they come to, each entry, and the statement on paper. The address keeps what is shown. */
export const TimeTrackingPage = observer(function TimeTrackingPage() {
  const viewModel = useViewModel(OwnHoursViewModel);
  const [work, setWork] = useState<Work | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (chosen: Work | null) => {
    setWork(chosen);
    setOpen(true);
  };
  const [address, setAddress] = useAddress();
  const print = (printedYear: string | null) =>
    setAddress((now) => withQuery(now, { statement: printedYear }));
  const printed = year.read(address.get('statement') ?? '');
  if (printed !== null)
    return (
      <Page title={TITLE}>
        <HoursStatement year={printed} onBack={() => print(null)} />
      </Page>
    );
  return (
    <Page title={TITLE}>
      <div>
        <Button type="primary" onClick={() => open(null)}>
          {texts.log}
        </Button>
      </div>
      <Sums viewModel={viewModel} />
      <WorkList viewModel={viewModel} onChange={open} onPrint={(printedYear) => print(String(printedYear))} />
      <FormDialog
        open={isOpen}
        title={work ? texts.changeTitle : texts.log}
        width={520}
        onClose={() => setOpen(false)}
      >
        {(ends) => (
          <WorkDialog
            work={work}
            {...ends}
            onDone={() => {
              ends.onDone();
              void viewModel.load();
            }}
          />
        )}
      </FormDialog>
    </Page>
  );
});

/** What all hours come to. */
const Sums = observer(function Sums({ viewModel }: { readonly viewModel: OwnHoursViewModel }) {
  if (!viewModel.value) return null;
  const { approvedThisYear, waiting, lastYear } = viewModel.value.sums;
  return (
    <Facts
      label={texts.figures}
      layout="figures"
      facts={[
        [texts.approvedThisYear, texts.timeOf(approvedThisYear)],
        [texts.waiting, texts.timeOf(waiting)],
        [texts.lastYear, texts.timeOf(lastYear)],
      ]}
    />
  );
});

interface WorkDialogProps extends FormEnds {
  readonly work: Work | null;
}

/** The form in its dialog, with the programs of the foundation to choose from. */
const WorkDialog = observer(function WorkDialog({ work, ...props }: WorkDialogProps) {
  const offers = useViewModel(OffersViewModel);
  const programs = (offers.value ?? []).map(({ program }) => {
    const { id, title, lang } = inWords(program);
    return { value: id, label: title, lang: lang?.title };
  });
  const { text, lang } = work ? programOf(work) : { text: '', lang: undefined };
  const own = work?.programId && { value: work.programId, label: text, lang };
  const isListed = !own || programs.some(({ value }) => value === own.value);
  return (
    <WorkForm
      work={work}
      programs={[{ value: '', label: texts.otherWork }, ...(isListed ? [] : [own]), ...programs]}
      {...props}
    />
  );
});

interface WorkListProps {
  readonly viewModel: OwnHoursViewModel;
  readonly onChange: (work: Work) => void;
  /** Shows the statement of a year. */
  readonly onPrint: (year: number) => void;
}

/** Each entry of a year by pages, the latest first, and the approved ones on paper and as a file. */
const WorkList = observer(function WorkList({ viewModel, onChange, onPrint }: WorkListProps) {
  const listQuery = useListQuery(viewModel, hoursAddress);
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const shownYear = listQuery.query.year ?? yearOf(viewModel.today);
  const takeBack = (work: Work) =>
    ask({ ...texts.confirmTakeBack, onConfirm: () => void viewModel.takeBack(work) });
  const handleExport = async () => {
    const approved = await viewModel.approved(shownYear);
    if (!approved) return;
    const rows = approved.map((work) => [
      work.day,
      programOf(work).text,
      whatOf(work).text,
      String(work.minutes),
    ]);
    const heads = [texts.date, texts.program, texts.what, texts.minutesHead];
    downloadText(texts.file(shownYear), csvText([heads, ...rows]), 'text/csv');
  };
  const hasAny = (viewModel.value?.years ?? []).length > 0;
  const none = hasAny ? texts.notFound : texts.noHours;
  return (
    <>
      <ListPage
        list={viewModel}
        listQuery={listQuery}
        texts={{ ...texts, none, notFound: none }}
        filters={[
          {
            name: 'year',
            label: texts.year,
            options: [{ value: '', label: texts.thisYear }, ...optionsOfYears(viewModel.earlierYears)],
          },
          { name: 'show', label: texts.show, options: optionsOf(OWN_HOURS_SHOWS, texts.shows) },
        ]}
        head={() => (
          <Flex wrap gap="small">
            <Button onClick={() => onPrint(shownYear)}>{texts.print}</Button>
            <Button onClick={() => void handleExport()}>{texts.exportFile}</Button>
          </Flex>
        )}
      >
        {({ items }) => (
          <Rows label={texts.table} rows={items} columns={columns({ onChange, onTakeBack: takeBack })} />
        )}
      </ListPage>
      {dialog}
    </>
  );
});

interface Acts {
  readonly onChange: (work: Work) => void;
  readonly onTakeBack: (work: Work) => void;
}

function columns({ onChange, onTakeBack }: Acts): TableColumnsType<Work> {
  return [
    headColumn(texts.date, ({ day }) => texts.dayOf(day)),
    column(texts.program, (work) => markedWords(programOf(work))),
    column(texts.what, (work) => wordsInTurn(whatOf(work).parts, ': ')),
    column(texts.time, ({ minutes }) => texts.timeOf(minutes)),
    column(texts.state, stateOf),
    actionsColumn(texts.actions, (work) => (
      <Flex wrap gap="small">
        <Button aria-label={texts.named(texts.change, aboutOf(work))} onClick={() => onChange(work)}>
          {texts.change}
        </Button>
        {work.eventId === null && work.hours !== 'approved' && (
          <Button aria-label={texts.named(texts.takeBack, aboutOf(work))} onClick={() => onTakeBack(work)}>
            {texts.takeBack}
          </Button>
        )}
      </Flex>
    )),
  ];
}

function stateOf({ hours, returnReason }: Work): ReactNode {
  return hours === 'returned' && returnReason !== ''
    ? sentenceOn(texts.returned, { text: returnReason, lang: TYPED })
    : texts.states[hours];
}

function aboutOf(work: Work): string {
  return [texts.dayOf(work.day), programOf(work).text].join(', ');
}
