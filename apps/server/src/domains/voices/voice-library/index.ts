export {
  featureVoice,
  listReviews,
  type ReviewDecision,
  reviewDecisions,
  reviewPublication,
} from './publishing/review-publication.ts'
