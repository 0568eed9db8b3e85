import { OUTBOX_FORMAT } from '../../../src/adapters/mock/mail/outbox-format';
import { pickupsFormat } from '../../../src/adapters/mock/pickups/simulated-pickup-repository';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import { DueReceiptsService } from '../../../src/core/receipts/due-receipts.service';
import { ownReceiptsApi, receiptsApi } from '../../../src/core/receipts/receipts.api';
import {
  OwnReceiptsService,
  type ReceiptRepositories,
  ReceiptsService,
} from '../../../src/core/receipts/receipts.service';
import { StatementLettersService } from '../../../src/core/receipts/statement-letters.service';
import type { UnitOfWork } from '../../../src/core/unit-of-work/unit-of-work.port';
import { CONTRACT_GOODS, receiptBookContract } from '../../contracts/receipt-book.contract';
import { aSite } from '../../support/a-site';
import { asPort } from '../../support/as-port';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { pickupOfGoods } from '../../support/receipt-builder';
import { RecordingLogger } from '../../support/recording-logger';
import { rerunning } from '../../support/rerunning';
import { simulatedGiftBook } from '../../support/simulated-gift-book';
import { nameFoundation, simulatedReceiptUnit } from '../../support/simulated-receipts';

const ADMIN = { id: 'admin-1', name: 'Avery Admin' };

for (const [name, through] of [
  ['ReceiptsService on records of the browser', (unit: UnitOfWork<ReceiptRepositories>) => unit],
  ['ReceiptsService on records of the browser, each work run twice', rerunning<ReceiptRepositories>],
] as const)
  receiptBookContract(name, ({ gifts: samples, hasGoods, people: known = [], ...decided }) => {
    const [time, ids, logger] = [new FakeTime(), new CountingIds(), new RecordingLogger()];
    const place = { storage: new FakeStorage(), tell: () => undefined };
    nameFoundation(place, decided);
    const pickups = () => (hasGoods ? [pickupOfGoods(CONTRACT_GOODS)] : []);
    const goods = new SimulatedRecords(place, pickupsFormat(pickups));
    const people = () => known;
    const unit = through(
      simulatedReceiptUnit(place, { gifts: () => samples, pickups, people, clock: time, ids }),
    );
    const mails = mailsOf(aSite('http://localhost:4173'));
    return {
      receipts: asPort(receiptsApi, new ReceiptsService(unit, ADMIN, { sends: false, mails })),
      letters: new StatementLettersService(unit, { clock: time, logger, mails }),
      due: new DueReceiptsService(unit, {
        clock: time,
        logger,
        mails,
        pace: { aMinute: Number.POSITIVE_INFINITY, together: 60 },
      }),
      decide: (changed) => nameFoundation(place, changed),
      ownOf: (owner) => asPort(ownReceiptsApi, new OwnReceiptsService(unit, owner)),
      book: simulatedGiftBook({ place, time, ids, gifts: samples, goods: pickups(), people: known }).book,
      run: (answer) => time.run(answer),
      mailed: async () => new SimulatedRecords(place, OUTBOX_FORMAT).read().map(({ to }) => to),
      collectGoods: () => void goods.write([...goods.read(), pickupOfGoods(CONTRACT_GOODS)]),
    };
  });
