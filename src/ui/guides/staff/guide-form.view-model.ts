import type { FailureIn } from '../../../core/api/api';
import type { SavedGuide } from '../../../core/guides/guide';
import { findGuideFaults, type GuideFault } from '../../../core/guides/guide-faults';
import type { GuideView } from '../../../core/guides/guide-query';
import type { Guides } from '../../../core/guides/guides.api';
import type { Programs } from '../../../core/programs/programs.api';
import { ok } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { FormWithConflict } from '../../shared/conflict/field-conflict';
import { Fetched } from '../../shared/fetched/fetched';
import { type FormProblem, submitForm, type Toasts } from '../../shared/form/form-state';
import { draftOfValues, FIRST_VALUES, type GuideFormValues, valuesOf } from './guide-form-values';
import { guidesTexts as texts } from './guides.texts';

/** What the form opens with. */
interface GuideSources {
  /** Null for a new guide. */
  readonly guide: GuideView | null;
  /** The active programs. */
  readonly programs: readonly { readonly value: string; readonly label: string }[];
}

type SourceFailure = FailureIn<Guides['get'] | Programs['offered']>['code'];

/** The form that makes or changes a guide. */
export class GuideFormViewModel extends FormWithConflict<SavedGuide, GuideFormValues> {
  /** Asked for by the guide's id, or null for a new one; read once, so that what is typed stays whatever others do. */
  readonly sources: Fetched<GuideSources, SourceFailure, string | null>;
  /** What the form changes: the guide as it was last read. Null while it makes one that is not kept yet. */
  private basis: SavedGuide | null = null;
  /** What a new guide was sent as: it may have been kept although no answer came. */
  private sent: GuideFormValues | null = null;
  /** The id that the form chose: the same in each try, so that no guide is made twice. */
  private readonly newId: string;

  constructor(
    private readonly guides: Pick<Guides, 'create' | 'save' | 'publish' | 'get'>,
    private readonly programs: Pick<Programs, 'offered'>,
    private readonly toasts: Toasts,
    private readonly clock: Clock,
    ids: IdSource,
  ) {
    super((kept, isToSave) => {
      this.basis = kept;
      if (!isToSave) this.toasts.show(texts.keptTheirs(kept.title));
    });
    this.newId = ids.next();
    this.sources = new Fetched({ ask: (id, signal) => this.read(id, signal) });
  }

  /** Takes up what the form opens with, and answers what it holds at first. */
  open(): GuideFormValues {
    this.basis = this.sources.value?.guide ?? null;
    return this.basis ? valuesOf(this.basis) : FIRST_VALUES;
  }

  /**
   * Keeps the form and answers whether that is done; with `publish`, the guide is published then. On a conflict, the form keeps what
   * was typed and the person decides.
   */
  submit(values: GuideFormValues, publish: boolean): Promise<boolean> {
    const draft = draftOfValues(values);
    const isPublished = publish || this.basis?.state === 'published';
    return submitForm(this.form, this.toasts, {
      faults: findGuideFaults(draft, { isPublished, today: this.today }),
      explain,
      execute: () => this.save({ ...valuesOf(draft), checked: values.checked }, publish),
      done: ({ title }) => (publish ? texts.published : texts.saved)(title),
      failed: ({ code }) =>
        this.conflict ? undefined : { title: texts.error, description: texts.failed[code] },
    });
  }

  private get today() {
    return calendarDateAt(this.clock.now());
  }

  private async save(mine: GuideFormValues, publish: boolean) {
    const { basis, newId, sent } = this;
    const id = basis?.id ?? newId;
    const draft = { ...draftOfValues(mine), checked: mine.checked };
    this.sent = mine;
    const saved = await this.saveOrMeet({
      save: () =>
        basis
          ? this.guides.save({ ...draft, id, base: basis.revision })
          : this.guides.create({ ...draft, id, publish }),
      read: () => this.guides.get({ id }),
      base: basis ? valuesOf(basis) : (sent ?? mine),
      mine,
      // What an earlier try has checked is checked.
      valuesOf: (kept) => ({ ...valuesOf(kept), checked: mine.checked && kept.checkedOn === this.today }),
    });
    // What was kept by an earlier try, or is changed after it, is not published yet.
    return saved.ok && publish && saved.value.state !== 'published'
      ? this.guides.publish({ id, base: saved.value.revision })
      : saved;
  }

  private async read(id: string | null, signal: AbortSignal) {
    const offered = await this.programs.offered(undefined, signal);
    if (!offered.ok) return offered;
    const found = id === null ? ok(null) : await this.guides.get({ id }, signal);
    const programs = offered.value.map(({ id: value, title: label }) => ({ value, label }));
    return found.ok ? ok({ guide: found.value, programs }) : found;
  }
}

/** That no program is chosen stands at the programs. */
function explain(fault: GuideFault): FormProblem {
  return { field: fault.field === 'requiredFor' ? 'programIds' : fault.field, message: texts.fault(fault) };
}
