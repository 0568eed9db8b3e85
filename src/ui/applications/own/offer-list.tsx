import { Button, Card, Flex, Tag } from 'antd';
import { pathOf } from '../../../core/navigation/paths';
import { IntakeTag, kindOf } from '../../programs/program-parts';
import { LinkButton } from '../../shared/control/link-button';
import { Dated, kindClass, SpanTime } from '../../shared/dated/dated';
import { WORDS } from '../../shared/facts';
import { openerId } from '../../shared/list/opening';
import { TYPED } from '../../shared/site-path';
import { PhoneLink } from '../../shared/text/contact-links';
import { inWords } from '../../shared/translation/in-words';
import { offersTexts as texts } from './offers.texts';
import { ownApplicationsTexts } from './own-applications.texts';
import { isTaking, type Offer, obstacleOf } from './own-applications.view-model';
import '../applications.css';

/** Where somebody sees their own applications: on one page those who help, and others by whether they were approved. */
export function pathToOwn({ as, own }: Pick<Offer, 'as' | 'own'>): string {
  if (as === 'volunteer') return pathOf('programs/my-programs');
  return pathOf(own?.state === 'approved' ? 'my-applications/approved' : 'my-applications/pending');
}

interface OfferListProps {
  readonly offers: readonly Offer[];
  /** What the list is called. */
  readonly label?: string;
  /** In how many business days programs answer where nothing else is said; null if each says it. */
  readonly usualDays?: number | null;
  /** Whether a heading above says what kind they are. */
  readonly areOfOneKind?: boolean;
  readonly onApply: (programId: string) => void;
}

/** The programs that are offered, as cards below a heading of the page. */
export function OfferList({
  offers,
  label = texts.programs,
  usualDays = null,
  areOfOneKind = false,
  onApply,
}: OfferListProps) {
  return (
    <ul className="applications__offers" aria-label={label}>
      {offers.map((offer) => (
        <li key={offer.program.id}>
          <OfferCard offer={offer} usualDays={usualDays} saysKind={!areOfOneKind} onApply={onApply} />
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps extends Pick<OfferListProps, 'onApply'> {
  readonly offer: Offer;
}

interface ShownOfferProps extends OfferCardProps {
  readonly usualDays: number | null;
  readonly saysKind: boolean;
}

function OfferCard({ offer, usualDays, saysKind, onApply }: ShownOfferProps) {
  const { as, program } = offer;
  const { title, summary, description, contactName, contactPhone, lang } = inWords(program);
  const facts = [
    as === 'participant' && obstacleOf(offer) !== 'drop-in' && texts.places(program),
    isTaking(offer) && program.answerDays !== usualDays && texts.answer(program.answerDays),
  ].filter((fact) => fact);
  return (
    <Card>
      <Flex vertical gap="small" align="start">
        <Flex wrap gap="small" align="center">
          <h3 style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }} lang={lang?.title}>
            {title}
          </h3>
          {obstacleOf(offer) !== 'drop-in' && <IntakeTag intake={program.intake} />}
        </Flex>
        {saysKind && <span className="more">{kindOf(program)}</span>}
        <p style={WORDS} lang={lang?.summary}>
          {summary}
        </p>
        {description !== '' && (
          <p style={WORDS} lang={lang?.description}>
            {description}
          </p>
        )}
        {facts.map((fact) => (
          <p key={String(fact)}>{fact}</p>
        ))}
        {contactPhone !== '' && (
          <p className="more">
            {texts.contact} <span lang={TYPED}>{contactName}</span> <PhoneLink phone={contactPhone} />
          </p>
        )}
        <WayIn offer={offer} onApply={onApply} />
      </Flex>
    </Card>
  );
}

/** The dates on which people simply come. */
function DropIn({ program }: Pick<Offer, 'program'>) {
  const { title, kind, dropIn } = inWords(program);
  return (
    <>
      <p>
        <strong>{texts.dropIn}</strong>
      </p>
      <ul className={`applications__dates ${kindClass(kind)}`} aria-label={texts.datesOf(title)}>
        {dropIn.map((date) => (
          <li key={date.id}>
            <Dated at={date.startsAt}>
              <SpanTime {...date} />
              <p lang={TYPED}>{date.place}</p>
            </Dated>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How to apply, or what became of an application; nothing where there is nothing to do. */
function WayIn({ offer, onApply }: OfferCardProps) {
  const { as, program, own } = offer;
  // The way to what was sent takes the place of the button, and the focus with it.
  const id = openerId('apply', program.id);
  if (own)
    return (
      <Flex wrap gap="small" align="center">
        <Tag color={own.state === 'approved' ? 'success' : 'default'}>
          <span>
            {own.state === 'approved'
              ? texts.has[as]
              : texts.applied(ownApplicationsTexts.dayOf(own.receivedAt))}
          </span>
        </Tag>
        <LinkButton id={id} to={pathToOwn(offer)} label={texts.seeOf[as](inWords(program).title)}>
          {texts.see[as]}
        </LinkButton>
      </Flex>
    );
  const obstacle = obstacleOf(offer);
  if (obstacle === 'drop-in') return <DropIn program={program} />;
  if (obstacle) return obstacle === 'not-needed' && <p className="more">{texts.needsNothing}</p>;
  return (
    <Button
      id={id}
      type="primary"
      aria-label={texts.titles[as](inWords(program).title)}
      onClick={() => onApply(program.id)}
    >
      {texts.button[as]}
    </Button>
  );
}
