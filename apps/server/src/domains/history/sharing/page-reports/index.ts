export { noteDecision } from '../reports/note-decision.ts'
export {
  decidePage,
  describePages,
  type PageDecision,
  type PageDescription,
  type ReportedPage,
  type ReportedPageKind,
} from './hooks.ts'
export { isAnyUndecided } from './page-case-store.ts'
export { forgetPageCases } from './forget-page-cases.ts'
export { reportFormOf, reportNoticeOf } from './report-form.ts'
export { reportInside, reportPage } from './report-page.ts'
export { settlePage } from './settle-page.ts'
export { reportWordsFor, reportWordsIn } from './words-for.ts'
