import type { FailureIn } from '../../../core/api/api';
import type { SavedGuide } from '../../../core/guides/guide';
import { findGuideFaults, type GuideFault } from '../../../core/guides/guide-faults';
import type { GuideView } from '../../../core/guides/guide-query';
import type { Guides } from '../../../core/guides/guides.api';
import type { Programs } from '../../../core/programs/programs.api';
import { type Failure, ok, type Result } from '../../../core/shared/result';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { Fetched } from '../../shared/fetched/fetched';
import { type FormProblem, submitForm } from '../../shared/form/form-state';
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
export class GuideFormViewModel extends RecordFormViewModel<SavedGuide, GuideFormValues> {
  /** Asked for by the guide's id, or null for a new one; read once, so that what is typed stays whatever others do. */
  readonly sources: Fetched<GuideSources, SourceFailure, string | null>;

  constructor(
    private readonly ports: Needs<{
      guides: 'create' | 'save' | 'publish' | 'get';
      programs: 'offered';
      toasts: 'show' | 'clear';
      clock: 'now';
      idSource: 'next';
    }>,
  ) {
    super(ports.idSource, ports.toasts, ({ title }) => texts.keptTheirs(title));
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
      execute: async () =>
        explained(await this.save({ ...valuesOf(draft), checked: values.checked }, publish)),
      done: ({ title }) => (publish ? texts.published : texts.saved)(title),
      failed: ({ code }) =>
        this.conflict ? undefined : { title: texts.error, description: texts.failed[code] },
    });
  }

  private get today() {
    return calendarDateAt(this.ports.clock.now());
  }

  private async save(mine: GuideFormValues, publish: boolean) {
    const draft = { ...draftOfValues(mine), checked: mine.checked };
    const saved = await this.keep({
      mine,
      create: (id) => this.ports.guides.create({ ...draft, id, publish }),
      change: (from) => this.ports.guides.save({ ...draft, ...from }),
      read: (id) => this.ports.guides.get({ id }),
      // What an earlier try has checked is checked.
      valuesOf: (savedGuide: SavedGuide) => ({
        ...valuesOf(savedGuide),
        checked: mine.checked && savedGuide.checkedOn === this.today,
      }),
    });
    // What was kept by an earlier try, or is changed after it, is not published yet.
    return saved.ok && publish && saved.value.state !== 'published'
      ? this.ports.guides.publish({ id: this.id, base: saved.value.revision })
      : saved;
  }

  private async read(id: string | null, signal: AbortSignal) {
    const offered = await this.ports.programs.offered(undefined, signal);
    if (!offered.ok) return offered;
    const guide = id === null ? ok(null) : await this.ports.guides.get({ id }, signal);
    const programs = offered.value.map(({ id: value, title: label }) => ({ value, label }));
    return guide.ok ? ok({ guide: guide.value, programs }) : guide;
  }
}

/** The same answer with a sentence at each field in which somebody decided for programs that are not theirs. */
function explained<Answer extends Result<unknown, Failure>>(answer: Answer): Answer {
  if (answer.ok || answer.failure.code !== 'validation') return answer;
  const fields = answer.failure.fields.map(({ field, message }) => ({
    field,
    message: message || (texts.notYours[field] ?? ''),
  }));
  return { ...answer, failure: { ...answer.failure, fields } };
}

/** That no program is chosen stands at the programs. */
function explain(fault: GuideFault): FormProblem {
  return { field: fault.field === 'requiredFor' ? 'programIds' : fault.field, message: texts.fault(fault) };
}
