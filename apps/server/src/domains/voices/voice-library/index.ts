export {
  featureVoice,
  listReviews,
  type ReviewDecision,
  reviewDecisions,
  reviewPublication,
} from './review-publication.ts'
