import { Button, Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { Application } from '../../../core/applications/application';
import { IntakeTag, kindOf } from '../../programs/program-parts';
import { LinkButton } from '../../shared/control/link-button';
import { openerId } from '../../shared/list/list-or-one';
import { PhoneLink } from '../../shared/text/contact-links';
import { offersTexts as texts } from './offers.texts';
import { ownApplicationsTexts } from './own-applications.texts';
import '../applications.css';
import type { Offer } from './own-applications.view-model';

interface OfferListProps {
  readonly offers: readonly Offer[];
  readonly as: Application['as'];
  /** Of the headings of programs. */
  readonly level: 2 | 3;
  /** Where the person's own applications are seen, by whether they were approved. */
  readonly pathTo: (isApproved: boolean) => string;
  readonly onApply: (offer: Offer) => void;
}

/** The programs that are offered, as cards. */
export function OfferList({ offers, ...props }: OfferListProps) {
  return (
    <ul className="applications__offers" aria-label={texts.programs}>
      {offers.map((offer) => (
        <li key={offer.program.id}>
          <OfferCard offer={offer} {...props} />
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps extends Omit<OfferListProps, 'offers'> {
  readonly offer: Offer;
}

function OfferCard({ offer, level, ...props }: OfferCardProps) {
  const Heading = `h${level}` as const;
  const { program } = offer;
  const { summary, description, contactName, contactPhone } = program;
  const isAsked = program.intake === 'open' && (props.as === 'participant' || program.volunteersNeedApproval);
  const facts = [
    props.as === 'participant' && texts.places(program),
    isAsked && texts.answer(program.answerDays),
  ].filter((fact) => fact);
  return (
    <Card>
      <Flex vertical gap="small" align="start">
        <Flex wrap gap="small" align="center">
          <Heading style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>{program.title}</Heading>
          <IntakeTag intake={program.intake} />
        </Flex>
        <span className="more">{kindOf(program)}</span>
        <p>{summary}</p>
        {description !== '' && <p className="applications__words">{description}</p>}
        {facts.map((fact) => (
          <p key={String(fact)}>{fact}</p>
        ))}
        {contactPhone !== '' && (
          <p className="more">
            {texts.contact} {contactName} <PhoneLink phone={contactPhone} />
          </p>
        )}
        {wayIn(offer, props)}
      </Flex>
    </Card>
  );
}

/** How to apply, or what became of an application; nothing where there is nothing to do. */
function wayIn({ program, own }: Offer, props: Omit<OfferListProps, 'offers' | 'level'>): ReactNode {
  const { as, pathTo, onApply } = props;
  // The way to what was sent takes the place of the button, and the focus with it.
  const id = openerId('apply', program.id);
  if (own) {
    const isApproved = own.state === 'approved';
    const text = isApproved ? texts.has[as] : texts.applied(ownApplicationsTexts.dayOf(own.receivedAt));
    return (
      <LinkButton id={id} to={pathTo(isApproved)}>
        {text}
      </LinkButton>
    );
  }
  if (program.intake !== 'open') return null;
  if (as === 'volunteer' && !program.volunteersNeedApproval)
    return <p className="more">{texts.needsNothing}</p>;
  return (
    <Button
      id={id}
      type="primary"
      aria-label={texts.titles[as](program.title)}
      onClick={() => onApply({ program, own })}
    >
      {texts.button[as]}
    </Button>
  );
}
