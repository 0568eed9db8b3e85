import { Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { LinkButton } from '../../shared/control/link-button';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { type Fact, Facts, WORDS } from '../../shared/facts';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { useFocusStays } from '../../shared/focus/use-focus-stays';
import { ShoesList } from '../../shared/shoes/shoes-list';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { TYPED } from '../../shared/site-path';
import { PhoneLink } from '../../shared/text/contact-links';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { ownApplicationsTexts as texts } from './own-applications.texts';
import { type OwnAct, OwnApplicationsViewModel, wayOut } from './own-applications.view-model';

/** What the card of an application says. */
interface CardContents {
  /** Stands before all else. */
  readonly standing?: ReactNode;
  readonly facts: readonly Fact[];
  readonly more?: ReactNode;
  /** Stands before the button that ends the application. */
  readonly button?: ReactNode;
}

/** A part of a page with some of the applications. */
interface ApplicationPart {
  /** Names the list; a heading, too, unless the part is the first one, which is what the page is about. */
  readonly title: string;
  readonly has: (application: OwnApplication) => boolean;
  /** One of them, with all others beside it. */
  readonly card: (application: OwnApplication, all: readonly OwnApplication[]) => CardContents;
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
  const press = (name: OwnAct, application: OwnApplication) => {
    const { title, text, action } = texts.acts[application.as][name];
    const onConfirm = () => void act(name, application);
    ask({ title: sentenceOn(title, titleOf(inWords(application.program))), text, action, onConfirm });
  };
  return (
    <div ref={all} tabIndex={-1}>
      <FetchedPart fetched={viewModel} texts={texts}>
        {(read) => {
          const own = viewModel.inRole(read);
          return parts.map(({ title, has, card }, index) => {
            const isFirst = index === 0;
            const shown = own.filter(has);
            if (shown.length === 0) return isFirst && <Nothing key={title} {...nothing} own={own} />;
            return (
              <Flex key={title} vertical gap="small">
                {!isFirst && <h2>{title}</h2>}
                <Flex component="ul" vertical gap="small" aria-label={title}>
                  {shown.map((application) => (
                    <li key={application.id}>
                      <ApplicationCard
                        application={application}
                        level={isFirst ? 2 : 3}
                        onAct={press}
                        {...card(application, own)}
                      />
                    </li>
                  ))}
                </Flex>
              </Flex>
            );
          });
        }}
      </FetchedPart>
      {dialog}
    </div>
  );
});

type NothingProps = ApplicationsProps['nothing'] & { readonly own: readonly OwnApplication[] };

function Nothing({ title, next, link, isMeant, own }: NothingProps) {
  if (isMeant?.(own) === false) return null;
  return (
    <NothingHere title={title} next={next}>
      {link && (
        <LinkButton type="primary" to={link.to}>
          {link.text}
        </LinkButton>
      )}
    </NothingHere>
  );
}

interface ApplicationCardProps extends CardContents {
  readonly application: OwnApplication;
  /** Of its heading: below that of its part, or that of the page. */
  readonly level: 2 | 3;
  readonly onAct: (act: OwnAct, application: OwnApplication) => void;
}

/** One application, with the button that withdraws or ends it as long as it goes on. */
export function ApplicationCard({ application, level, onAct, ...contents }: ApplicationCardProps) {
  const { standing, facts, more, button } = contents;
  const Heading = `h${level}` as const;
  const act = wayOut(application);
  const word = act && texts.acts[application.as][act].button;
  const program = inWords(application.program);
  return (
    <Card>
      <Flex vertical gap="middle" align="start">
        <Heading
          style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}
          lang={application.erasedAt === null ? program.lang?.title : undefined}
        >
          {texts.titleOf({ ...application, program })}
        </Heading>
        {standing && <strong style={WORDS}>{standing}</strong>}
        <Facts layout="list" facts={facts} />
        {more}
        {act && word && (
          <Flex wrap gap="small">
            {button}
            <Button aria-label={texts.named(word, program.title)} onClick={() => onAct(act, application)}>
              {word}
            </Button>
          </Flex>
        )}
      </Flex>
    </Card>
  );
}

/** What became of the pairs of an application to a program; nothing where it has none. */
export function Shoes({ program, shoes }: Pick<OwnApplication, 'program' | 'shoes'>) {
  if (shoes.length === 0) return null;
  return (
    <section aria-label={texts.named(texts.shoes, inWords(program).title)}>
      <h3>{texts.shoes}</h3>
      <ShoesList label={texts.shoes} lines={shoes.map(texts.pair)} />
    </section>
  );
}

/** An application that is over: when, how it ended, and the shoes that were given. */
export function pastCard(application: OwnApplication): CardContents {
  const { as, receivedAt, decidedAt, ended, program, shoes } = application;
  return {
    facts: [
      [texts.sentOn, texts.dayOf(receivedAt)],
      [ended ? texts.approvedOn : texts.withdrawnOn, texts.dayOf(decidedAt)],
      [texts.endedOn, ended && texts.dayOf(ended.at)],
    ],
    more: (
      <>
        {ended && <p>{texts.endings[as][ended.how]}</p>}
        <Shoes program={program} shoes={shoes.filter(({ state }) => state === 'given')} />
      </>
    ),
  };
}

interface ContactProps {
  readonly program: Pick<OwnApplication['program'], 'contactName' | 'contactPhone'>;
}

/** Who is asked about a program: its contact, or the foundation. */
export const Contact = observer(function Contact({ program }: ContactProps) {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  const { contactName, contactPhone } = program;
  return (
    <>
      {contactName !== '' && <span lang={TYPED}>{contactName}</span>}{' '}
      <PhoneLink phone={contactPhone || phone} />
    </>
  );
});
