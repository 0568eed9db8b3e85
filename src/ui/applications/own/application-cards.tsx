import { Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { LinkButton } from '../../shared/control/link-button';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { type Fact, FactList } from '../../shared/facts';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { useFocusStays } from '../../shared/focus/use-focus-heir';
import { ShoesList } from '../../shared/shoes/shoes-list';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { PhoneLink } from '../../shared/text/contact-links';
import { ownApplicationsTexts as texts } from './own-applications.texts';
import { type OwnAct, OwnApplicationsViewModel } from './own-applications.view-model';
import '../applications.css';

/** What asks before something is done with an application, and does it. */
export type Confirm = (
  act: OwnAct,
  application: OwnApplication,
  question: { readonly title: (program: string) => string; readonly text: string; readonly action: string },
) => void;

/** A part of a page with some of the applications. */
export interface ApplicationPart {
  /** Names the list; a heading, too, where `isFirst` is not set. */
  readonly title: string;
  readonly isFirst?: boolean;
  readonly has: (application: OwnApplication) => boolean;
  /** One of them, with all others beside it. */
  readonly show: (application: OwnApplication, confirm: Confirm, all: readonly OwnApplication[]) => ReactNode;
}

interface ApplicationsProps {
  readonly parts: readonly ApplicationPart[];
  /** Where the first part has nothing to show. */
  readonly nothing: {
    readonly title: string;
    readonly next: string;
    /** A page that leads on. */
    readonly link?: { readonly to: string; readonly text: string };
    /** Whether it is to be said; otherwise the other parts stand alone. */
    readonly isMeant?: (own: readonly OwnApplication[]) => boolean;
  };
}

/** One's own applications as cards, in parts. */
export const Applications = observer(function Applications({ parts, nothing }: ApplicationsProps) {
  const viewModel = useViewModel(OwnApplicationsViewModel);
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const all = useRef<HTMLDivElement>(null);
  useFocusStays(all);
  const act = async (name: OwnAct, application: OwnApplication) => {
    await viewModel.act(name, application);
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) all.current?.focus();
  };
  const confirm: Confirm = (name, application, { title, ...question }) =>
    ask({
      ...question,
      title: title(application.program.title),
      onConfirm: () => void act(name, application),
    });
  return (
    <div ref={all} tabIndex={-1}>
      <FetchedPart fetched={viewModel} texts={texts}>
        {(read) => {
          const own = viewModel.inRole(read);
          return parts.map((part) => (
            <Part key={part.title} {...part} own={own} confirm={confirm} nothing={nothing} />
          ));
        }}
      </FetchedPart>
      {dialog}
    </div>
  );
});

interface PartProps extends ApplicationPart, Pick<ApplicationsProps, 'nothing'> {
  readonly own: readonly OwnApplication[];
  readonly confirm: Confirm;
}

function Part({ title, isFirst = false, has, show, own, confirm, nothing }: PartProps) {
  const applications = own.filter(has);
  if (applications.length > 0)
    return (
      <Flex vertical gap="small">
        {!isFirst && <h2>{title}</h2>}
        <Flex component="ul" vertical gap="small" aria-label={title}>
          {applications.map((application) => (
            <li key={application.id}>{show(application, confirm, own)}</li>
          ))}
        </Flex>
      </Flex>
    );
  const { link, isMeant } = nothing;
  if (!isFirst || isMeant?.(own) === false) return null;
  return (
    <NothingHere title={nothing.title} next={nothing.next}>
      {link && (
        <LinkButton type="primary" to={link.to}>
          {link.text}
        </LinkButton>
      )}
    </NothingHere>
  );
}

interface ApplicationCardProps {
  readonly application: OwnApplication;
  /** Of its heading: below that of its part, or that of the page. */
  readonly level: 2 | 3;
  /** Stands before all else. */
  readonly standing?: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** One application. */
export function ApplicationCard({ application, level, standing, facts, children }: ApplicationCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card>
      <Flex vertical gap="middle" align="start">
        <Heading style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>
          {texts.titleOf(application)}
        </Heading>
        {standing && <strong className="applications__words">{standing}</strong>}
        <FactList facts={facts} />
        {children}
      </Flex>
    </Card>
  );
}

/** What became of the pairs of an application to a program; nothing where it has none. */
export function Shoes({ title, shoes }: Pick<OwnApplication, 'shoes'> & { readonly title: string }) {
  if (shoes.length === 0) return null;
  return (
    <section aria-label={texts.named(texts.shoes, title)}>
      <h3>{texts.shoes}</h3>
      <ShoesList label={texts.shoes} lines={shoes.map(texts.pair)} />
    </section>
  );
}

/** An application that is over: when, how it ended, and the shoes that were given. */
export function pastCard(application: OwnApplication) {
  const { as, receivedAt, decidedAt, ended, program } = application;
  const given = application.shoes.filter(({ state }) => state === 'given');
  const over = ended
    ? ([texts.endedOn, texts.dayOf(ended.at)] as const)
    : ([texts.withdrawnOn, texts.dayOf(decidedAt)] as const);
  return (
    <ApplicationCard
      application={application}
      level={3}
      facts={[
        [texts.sentOn, texts.dayOf(receivedAt)],
        [texts.approvedOn, ended && texts.dayOf(decidedAt)],
        over,
      ]}
    >
      {ended && <p>{texts.endings[as][ended.how]}</p>}
      <Shoes title={program.title} shoes={given} />
    </ApplicationCard>
  );
}

/** Who is asked about a program: its contact, or the foundation. */
export const Contact = observer(function Contact({ program }: Pick<OwnApplication, 'program'>) {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  const { contactName, contactPhone } = program;
  return (
    <>
      {contactName && `${contactName} `}
      <PhoneLink phone={contactPhone || phone} />
    </>
  );
});
