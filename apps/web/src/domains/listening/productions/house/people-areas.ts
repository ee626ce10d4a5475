// In one file, since they share most of what they are made of.
export { CandidatesPart } from './candidates/candidates-part.tsx'
export { ProducersPart } from './producers/producers-part.tsx'
export { SetUpDialog } from './producers/set-up-dialog.tsx'
export { GiveDialog } from './teams/give-dialog.tsx'
export { TeamsPart } from './teams/teams-part.tsx'
