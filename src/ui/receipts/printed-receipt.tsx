import { type ReactNode, useId } from 'react';
import {
  donorLines,
  type Receipt,
  type ReceiptText,
  receiptBenefitCents,
  receiptCents,
  receiptExcessCents,
  receiptGiftCents,
} from '../../core/receipts/receipt';
import { giftTexts, money } from '../gifts/gift.texts';
import { formatDay } from '../shared/text/day';
import { printedReceiptTexts as texts } from './printed-receipt.texts';
import './printed-receipt.css';

interface PrintedReceiptProps {
  readonly receipt: Receipt;
  /** The level of its title within the page. */
  readonly headingLevel?: 2 | 3;
  /** The foundation's logo, for paper. */
  readonly logo?: ReactNode;
}

/** A receipt as it is printed: everything that it contained when it was issued, and nothing else. */
export function PrintedReceipt({ receipt, headingLevel = 2, logo }: PrintedReceiptProps) {
  const { number, year, kind, text, issuedOn, voided } = receipt;
  const { organization, donor } = text;
  const [name = '', ...more] = donorLines(donor);
  const id = useId();
  const Title = `h${headingLevel}` as const;
  const Part = `h${headingLevel === 2 ? 3 : 4}` as const;
  return (
    <article className="receipt" aria-labelledby={id}>
      {logo}
      <header className="receipt__head">
        <address className="receipt__from">
          <strong>{organization.legalName}</strong>
          <span>{organization.address}</span>
          {organization.ein !== '' && (
            <span>
              {texts.ein} {organization.ein}
            </span>
          )}
        </address>
        <dl className="receipt__facts">
          <Fact name={texts.number} value={number} />
          <Fact name={texts.issuedOn} value={formatDay(issuedOn)} />
          <Fact name={texts.year} value={String(year)} />
        </dl>
      </header>
      <Title id={id}>{texts.title[kind](year)}</Title>
      {voided && (
        <p className="receipt__voided">
          <strong>{texts.voided}</strong> {texts.voidedOn(formatDay(voided.on))} {texts.causes[voided.cause]}{' '}
          {voided.reason}
        </p>
      )}
      <dl className="receipt__facts">
        <Fact name={texts.donor} value={name} more={more} />
      </dl>
      {text.gifts.length > 0 && (
        <section>
          <Part>{texts.gifts}</Part>
          <Money text={text} />
        </section>
      )}
      {text.goods.length > 0 && (
        <section>
          <Part>{texts.goods}</Part>
          <Goods goods={text.goods} />
        </section>
      )}
      <p>
        <strong>{text.inReturn.sentence}</strong>
      </p>
      <div>
        {text.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <footer className="receipt__foot">
        {organization.signatory !== '' && (
          <p>
            {texts.signed}: {organization.signatory}
          </p>
        )}
        <p>
          {texts.contact} {[organization.email, organization.phone].filter(Boolean).join(', ')}
        </p>
      </footer>
    </article>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Lines below the value. */
  readonly more?: readonly string[];
}

function Fact({ name, value, more = [] }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {more.map((line) => (
          <span key={line} className="receipt__more">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}

function Money({ text }: { readonly text: ReceiptText }) {
  const hasRefunds = text.gifts.some(({ refundedCents }) => refundedCents > 0);
  const columns = hasRefunds ? 4 : 2;
  return (
    <table
      className={hasRefunds ? 'receipt__table receipt__table--money' : 'receipt__table'}
      aria-label={texts.gifts}
    >
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.method}</th>
          {hasRefunds && (
            <>
              <th scope="col">{texts.given}</th>
              <th scope="col">{texts.refunded}</th>
            </>
          )}
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {text.gifts.map((gift) => (
          <tr key={gift.giftId}>
            <th scope="row">
              {formatDay(gift.receivedOn)}
              {gift.benefit && (
                <span className="receipt__more">
                  {texts.benefit(gift.benefit.description, money(gift.benefit.cents))}
                </span>
              )}
              {gift.provider !== null && (
                <span className="receipt__more">{texts.provider(gift.provider)}</span>
              )}
            </th>
            <td data-label={texts.method}>{giftTexts.methods[gift.method]}</td>
            {hasRefunds && (
              <>
                <td data-label={texts.given}>{money(gift.cents)}</td>
                <td data-label={texts.refunded}>{money(gift.refundedCents)}</td>
              </>
            )}
            <td data-label={texts.amount}>{money(receiptGiftCents(gift))}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="receipt__sums">
        <Sum columns={columns} name={texts.total} cents={receiptCents(text)} />
        {text.inReturn.kind === 'benefits' && (
          <>
            <Sum columns={columns} name={texts.benefits} cents={receiptBenefitCents(text)} />
            <Sum columns={columns} name={texts.excess} cents={receiptExcessCents(text)} />
          </>
        )}
      </tbody>
    </table>
  );
}

function Sum({ columns, name, cents }: { readonly columns: number; readonly name: string; cents: number }) {
  return (
    <tr>
      <th scope="row" colSpan={columns}>
        {name}
      </th>
      <td>{money(cents)}</td>
    </tr>
  );
}

function Goods({ goods }: Pick<ReceiptText, 'goods'>) {
  return (
    <table className="receipt__table" aria-label={texts.goods}>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.description}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {goods.map(({ goodsId, receivedOn, description, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes; one gift may have several lines
          <tr key={`${goodsId}-${index}`}>
            <th scope="row">{formatDay(receivedOn)}</th>
            <td data-label={texts.description}>{description}</td>
            <td data-label={texts.count}>{count ?? texts.notCounted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
