import type * as v from 'valibot';
import { IN_ADDRESS, type PortOf, query, READ_FAILURES } from '../api/api';
import { type FigureReport, figureReportSchema } from './figure';
import type { FiguresInput as Input } from './figures.inputs';

const report: v.GenericSchema<unknown, FigureReport> = figureReportSchema;

/** What staff can ask of the figures: admins of everything, program managers of the programs that they manage. */
export const figuresApi = {
  area: 'figures',
  calls: {
    /** 'validation' for a period that makes no sense, and 'not-found' for a program that is not theirs. */
    read: query<Input['read']>()(
      'report.read',
      report,
      [...READ_FAILURES, 'validation', 'not-found'],
      IN_ADDRESS,
    ),
  },
} as const;

/** The figures for funders. */
export interface Figures extends PortOf<typeof figuresApi> {}
