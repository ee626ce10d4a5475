export { webhookJobs } from './jobs.ts'
export { type ChosenWebhooks, listChosen, tellChosen } from './deliveries/tell-chosen.ts'
